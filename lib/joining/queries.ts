import { invitationOperations, joiningOperations } from './addresses';
import type { AskedToJoin, NewInvitation } from './contract';
import { teachKey, thenReadAnew } from '@/lib/classes/queries';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** A teacher's side. */
export const useInvitations = (id: string) =>
  useRead(reading([...teachKey, 'invitations', id], invitationOperations.invitations, { params: { id } }));
export const useJoinRequests = (page: number) =>
  useRead(reading([...teachKey, 'requests', page], invitationOperations.requests, { query: { page } }));

export const makeInvitation = (id: string, body: NewInvitation) =>
  thenReadAnew(call(invitationOperations.invite, { params: { id }, body }));
export const revokeInvitation = (id: string) => thenReadAnew(call(invitationOperations.revoke, { params: { id } }));
export const acceptRequest = (id: string, name: string) =>
  thenReadAnew(call(invitationOperations.accept, { params: { id }, body: { name } }));
export const declineRequest = (id: string) => thenReadAnew(call(invitationOperations.decline, { params: { id } }));

/** A family's side. */
export const useInvitation = (code: string) =>
  useRead({
    queryKey: ['user', 'invitation', code],
    queryFn: ({ signal }) => call(joiningOperations.look, { body: { code } }, signal),
    enabled: code !== '',
    refetchOnWindowFocus: false,
  });
const ownQuery = () => reading(['user', 'joining'], joiningOperations.own, {});
export const useOwnJoinRequests = () => useRead(ownQuery());

/** Invalidates the invitation and the list in the personal space. */
const thenAsked = <Answer>(answer: Promise<Answer>) =>
  thenInvalidate(answer, ownQuery().queryKey, ['user', 'invitation']);
export const askToJoin = (body: AskedToJoin) => thenAsked(call(joiningOperations.ask, { body }));
export const withdrawRequest = (id: string) => thenAsked(call(joiningOperations.withdraw, { params: { id } }));
