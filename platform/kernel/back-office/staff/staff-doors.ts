import { eq } from '@payloadcms/db-postgres/drizzle';
import {
  addDataAndFileToRequest,
  AuthenticationError,
  Forbidden,
  generatePayloadCookie,
  headersWithCors,
  loginOperation,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import * as z from 'zod';
import { staff } from '@/platform/payload-generated-schema';
import { callerAddress } from '@/lib/kernel/caller-address';
import { database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { clearAttempts, countAttempt, type Caller } from '@/platform/kernel/limits/attempts';
import { inEvenTime } from '@/platform/kernel/limits/even-time';
import { verifyPassword } from '@/platform/kernel/password/password';

const door = (path: string, handler: Endpoint['handler']): Endpoint => ({ path, method: 'post', handler });

/** Disables one of Payload's own endpoints: the first endpoint of a path wins. */
export const closed = (path: string) =>
  door(path, (req) => {
    throw new Forbidden(req.t);
  });

/** Reads what the back office's own forms send: JSON, or a form with JSON in it; null if it is invalid. */
async function read<Form>(req: PayloadRequest, form: z.ZodType<Form>): Promise<Form | null> {
  await addDataAndFileToRequest(req).catch(() => {});
  return form.safeParse(req.data).data ?? null;
}

const address = z.object({ email: z.email().max(200) });
const validFor = 60 * 60 * 1000;
const pauseBetween = 10 * 60 * 1000;

/** The caller of a request, with or without an account. */
const callerOf = ({ payload, headers }: PayloadRequest): Caller => ({
  payload,
  ip: callerAddress(headers.get('x-forwarded-for') ?? undefined),
  now: () => new Date(),
});

/**
 * Emails a staff member a link to set a new password. A new link invalidates the one before, so at most one is sent in ten minutes. The response and
 * its time are the same for every address. Payload's own throttle needs a second connection inside its transaction, which the embedded database does
 * not have.
 */
export const staffForgotPassword = door('/forgot-password', async (req) => {
  const input = await read(req, address);
  if (!input) return Response.json({ errors: [{ message: req.t('validation:emailAddress') }] }, { status: 400 });
  try {
    await limitNetwork(callerOf(req), 'staffForgot');
  } catch (rejection) {
    if (rejection instanceof ServiceError) return rejected(rejection);
    throw rejection;
  }
  await inEvenTime(mailLink(req, input.email));
  return Response.json({ message: req.t('general:success') });
});

async function mailLink(req: PayloadRequest, email: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { email: { equals: email.toLowerCase() } },
    limit: 1,
    showHiddenFields: true,
  });
  const [account] = docs;
  const lastAsked = account?.resetPasswordExpiration ? Date.parse(account.resetPasswordExpiration) - validFor : 0;
  if (!account || Date.now() - lastAsked <= pauseBetween) return;
  const data = { email: account.email };
  await req.payload.forgotPassword({ collection: 'staff', data, expiration: validFor, req });
}

const credentials = z.object({ email: z.string().trim().min(1).max(200), password: z.string().min(1).max(200) });

/**
 * Login of staff, by the same rules as for customers: the tries of a network are limited and counted before they are judged, time and message are the
 * same whether or not the account exists, and a network that has logged in before is not locked. Payload's own login would judge parallel tries, reveal
 * accounts by its time, and let anyone who knows an admin's address lock the admin out.
 */
export const staffLogin = door('/login', async (req) => {
  const data = await read(req, credentials);
  if (!data) throw new AuthenticationError(req.t);
  const { email, password } = data;
  const caller = callerOf(req);
  try {
    await limitNetwork(caller, 'login');
    await countAttempt(caller, 'staff', email);
    if (!(await isRight(caller, email, password))) throw new AuthenticationError(req.t);
  } catch (rejection) {
    if (rejection instanceof ServiceError) return rejected(rejection);
    throw rejection;
  }
  const collection = req.payload.collections.staff;
  const { exp, token, user } = await loginOperation({ collection, data, req });
  await clearAttempts(caller, 'staff', email);
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: token ?? '',
  });
  const headers = headersWithCors({ headers: new Headers({ 'set-cookie': cookie }), req });
  return Response.json({ message: req.t('authentication:passed'), exp, token, user }, { headers });
});

async function isRight({ payload }: Caller, email: string, password: string): Promise<boolean> {
  const { salt, hash } = staff;
  const isThis = eq(staff.email, email.toLowerCase());
  // PostgreSQL rejects a query for a text with a NUL.
  const [account] = email.includes('\0')
    ? []
    : await database(payload).select({ salt, hash }).from(staff).where(isThis);
  return verifyPassword(password, account);
}

function rejected({ status, message, details }: ServiceError): Response {
  const seconds = details?.retryAfterSeconds;
  return Response.json(
    { errors: [{ message }] },
    { status, ...(typeof seconds === 'number' && { headers: { 'retry-after': String(seconds) } }) },
  );
}
