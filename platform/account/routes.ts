import { accountOperations } from '@/lib/account/contract';
import { deleteAccount, deletionBlockers } from '@/platform/privacy/delete-account';
import { accountSecurity, mailEmailCode, proveEmail } from './email';
import { exportData } from '@/platform/privacy/export-data';
import { listLetters } from '@/platform/mail/list-letters';
import { endOtherSessions, endSession, listSessions } from '@/platform/login/own-sessions';
import { changePassword } from '@/platform/login/password/set-password';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const accountApi = newRouter();
const done = { done: true as const };

serve(accountApi, accountOperations.security, ({ ctx }) => accountSecurity({ ctx }));
serve(accountApi, accountOperations.mailEmailCode, async ({ ctx, body }) => {
  await mailEmailCode({ ctx, input: body });
  return done;
});
serve(accountApi, accountOperations.proveEmail, ({ ctx, body }) => proveEmail({ ctx, input: body }));
serve(accountApi, accountOperations.changePassword, ({ ctx, body }) => changePassword({ ctx, input: body }));

serve(accountApi, accountOperations.sessions, ({ ctx }) => listSessions({ ctx }));
serve(accountApi, accountOperations.endSession, async ({ ctx, params }) => {
  await endSession({ ctx, input: params });
  return done;
});
serve(accountApi, accountOperations.endOtherSessions, async ({ ctx }) => {
  await endOtherSessions({ ctx });
  return done;
});

serve(accountApi, accountOperations.letters, ({ ctx, query }) => listLetters({ ctx, input: query }));
serve(accountApi, accountOperations.exportData, ({ ctx, query }) => exportData({ ctx, input: query }));
serve(accountApi, accountOperations.deletion, async ({ ctx }) => ({ blockers: await deletionBlockers({ ctx }) }));
serve(accountApi, accountOperations.deleteAccount, async ({ ctx, body }) => {
  await deleteAccount({ ctx, input: body });
  return done;
});
