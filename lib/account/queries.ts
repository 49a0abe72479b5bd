import type { EmailCodeInput, OwnerProof, PasswordChange } from './contract';
import { accountOperations as operations } from './addresses';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { tokenIn } from './user-queries';

const securityQuery = () => reading(['user', 'security'], operations.security, {});
const sessionsQuery = () => reading(['user', 'sessions'], operations.sessions, {});

/** Proving an address by its first code, and a new password, also end other sessions. */
const thenReadAll = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, ['user']);
const thenReadSessions = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, sessionsQuery().queryKey);

export const mailEmailCode = (body: EmailCodeInput) =>
  thenInvalidate(call(operations.mailEmailCode, { body }), securityQuery().queryKey);
export const proveEmail = (otp: string) => thenReadAll(call(operations.proveEmail, { body: { otp } }));
/** Signs every other device out; the answered token is this one's. */
export const changePassword = (body: PasswordChange) => tokenIn(call(operations.changePassword, { body }));
export const endSession = (id: string) => thenReadSessions(call(operations.endSession, { params: { id } }));
export const endOtherSessions = () => thenReadSessions(call(operations.endOtherSessions, {}));
export const exportData = () => call(operations.exportData, { query: inPageLanguage() });
export const deleteAccount = (body: OwnerProof) => call(operations.deleteAccount, { body });

export const useLetters = (page: number) =>
  useRead(reading(['user', 'letters', page], operations.letters, { query: { page } }));
export const useSecurity = () => useRead(securityQuery());
export const useSessions = () => useRead(sessionsQuery());
/** Read anew each time: what stands in the way may have ended since. */
export const useDeletion = () => useRead({ ...reading(['user', 'deletion'], operations.deletion, {}), staleTime: 0 });
