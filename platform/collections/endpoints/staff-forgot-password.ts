import type { Endpoint } from 'payload';
import * as z from 'zod';
import { readData } from './read-data';

const validFor = 60 * 60 * 1000;
const pauseBetween = 60 * 1000;
const body = z.object({ email: z.email().max(200) });

/**
 * Mails a staff member a link to set a new password, at most once a minute. The answer is the same for every address.
 * Payload's own throttle asks for a second connection inside its transaction, which the embedded database never gives.
 */
export const staffForgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const input = body.safeParse(await readData(req));
    if (!input.success)
      return Response.json({ errors: [{ message: req.t('validation:emailAddress') }] }, { status: 400 });
    const { docs } = await req.payload.find({
      collection: 'staff',
      where: { email: { equals: input.data.email } },
      limit: 1,
      showHiddenFields: true,
    });
    const [account] = docs;
    const lastAsked = account?.resetPasswordExpiration
      ? new Date(account.resetPasswordExpiration).getTime() - validFor
      : 0;
    if (account && Date.now() - lastAsked > pauseBetween) {
      await req.payload.forgotPassword({
        collection: 'staff',
        data: { email: account.email },
        expiration: validFor,
        req,
      });
    }
    return Response.json({ message: req.t('general:success') });
  },
};
