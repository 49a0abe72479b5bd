import { invitationOperations, joiningOperations } from '@/lib/joining/contract';
import { acceptRequest, declineRequest, listRequests } from './answer-requests';
import { askToJoin } from './ask-to-join';
import { listInvitations, makeInvitation, revokeInvitation } from './invitations';
import { lookAtInvitation } from './look-at-invitation';
import { listOwnRequests, withdrawRequest } from './own-requests';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const joiningApi = newRouter();
const done = { done: true as const };

serve(joiningApi, invitationOperations.invitations, ({ ctx, params }) => listInvitations({ ctx, input: params }));
serve(joiningApi, invitationOperations.invite, ({ ctx, params, body }) =>
  makeInvitation({ ctx, input: { ...body, ...params } }),
);
serve(joiningApi, invitationOperations.revoke, async ({ ctx, params }) => {
  await revokeInvitation({ ctx, input: params });
  return done;
});
serve(joiningApi, invitationOperations.requests, ({ ctx, query }) => listRequests({ ctx, input: query }));
serve(joiningApi, invitationOperations.accept, ({ ctx, params, body }) =>
  acceptRequest({ ctx, input: { ...body, ...params } }),
);
serve(joiningApi, invitationOperations.decline, async ({ ctx, params }) => {
  await declineRequest({ ctx, input: params });
  return done;
});
serve(joiningApi, joiningOperations.look, ({ ctx, body }) => lookAtInvitation({ ctx, input: body }));
serve(joiningApi, joiningOperations.ask, ({ ctx, body }) => askToJoin({ ctx, input: body }));
serve(joiningApi, joiningOperations.own, ({ ctx }) => listOwnRequests({ ctx }));
serve(joiningApi, joiningOperations.withdraw, async ({ ctx, params }) => {
  await withdrawRequest({ ctx, input: params });
  return done;
});
