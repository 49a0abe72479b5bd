import { eq } from '@payloadcms/db-postgres/drizzle';
import { AuthenticationError, generatePayloadCookie, headersWithCors, loginOperation, type Endpoint } from 'payload';
import * as z from 'zod';
import { staff } from '@/platform/payload-generated-schema';
import { callerAddress } from '@/platform/services/caller-address';
import { database } from '@/platform/services/database';
import { limitNetwork } from '@/platform/services/limits';
import { ServiceError } from '@/platform/services/service-error';
import { clearAttempts, countAttempt, type Caller } from '@/platform/services/user/attempts';
import { verifyPassword } from '@/platform/services/user/password';
import { readData } from './read-data';

const body = z.object({ email: z.string().trim().min(1).max(200), password: z.string().min(1).max(200) });

/**
 * The staff's door, by the rules of the customers': so many tries from one network, each counted before it is judged, the same time and
 * words whether or not there is such an account, and no lock for a network that has logged in before. Payload's own would judge what comes
 * in parallel, tell accounts by its time and lock an admin out for anybody who knows the address.
 */
export const staffLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const input = body.safeParse(await readData(req));
    if (!input.success) throw new AuthenticationError(req.t);
    const { email, password } = input.data;
    const caller: Caller = {
      payload: req.payload,
      ip: callerAddress(req.headers.get('x-forwarded-for') ?? undefined),
      now: () => new Date(),
    };
    try {
      await limitNetwork(caller, 'login');
      await countAttempt(caller, 'staff', email);
      if (!(await isRight(caller, email, password))) throw new AuthenticationError(req.t);
    } catch (refusal) {
      if (refusal instanceof ServiceError) return refused(refusal);
      throw refusal;
    }
    const collection = req.payload.collections.staff;
    const { exp, token, user } = await loginOperation({ collection, data: { email, password }, req });
    await clearAttempts(caller, 'staff', email);
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: token ?? '',
    });
    const headers = headersWithCors({ headers: new Headers({ 'set-cookie': cookie }), req });
    return Response.json({ message: req.t('authentication:passed'), exp, token, user }, { headers });
  },
};

async function isRight({ payload }: Caller, email: string, password: string): Promise<boolean> {
  const typed = email.toLowerCase();
  const [account] = typed.includes('\0')
    ? []
    : await database(payload)
        .select({ salt: staff.salt, hash: staff.hash })
        .from(staff)
        .where(eq(staff.email, typed))
        .limit(1);
  const [right] = await verifyPassword(password, [account]);
  return right === true;
}

function refused({ status, message, details }: ServiceError): Response {
  const seconds = details?.retryAfterSeconds;
  return Response.json(
    { errors: [{ message }] },
    { status, ...(typeof seconds === 'number' && { headers: { 'retry-after': String(seconds) } }) },
  );
}
