import type { Context as HonoContext } from 'hono';
import { getPayload, type Payload } from 'payload';
import config from '@/platform/payload.config';
import { callerAddress } from '@/lib/kernel/caller-address';
import type { Context } from '@/platform/kernel/context';
import { findSession } from '@/platform/login/session';

export type ApiEnv = {
  /** Given by the caller in this process; absent for a request from outside. */
  Bindings: { isPageRead?: boolean; isPreview?: boolean } | undefined;
  Variables: { requestId: string };
};

/** The one Payload instance of this process (Payload keeps it). */
export function getPlatform(): Promise<Payload> {
  return getPayload({ config });
}

/** The context of a request anybody may make; no session is looked up. */
export async function publicContext(c: HonoContext<ApiEnv>): Promise<Context> {
  return {
    payload: await getPlatform(),
    user: null,
    session: null,
    now: () => new Date(),
    requestId: c.get('requestId'),
    ip: callerAddress(c.req.header('x-forwarded-for')),
    device: c.req.header('user-agent'),
  };
}

/** The same, with the user the bearer token stands for. An unknown token is nobody: what needs a user answers 401. */
export async function userContext(c: HonoContext<ApiEnv>): Promise<Context> {
  const context = await publicContext(c);
  const token = /^Bearer +([A-Za-z0-9_-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const found = token ? await findSession(context.payload, token, context.now()) : null;
  return found ? { ...context, ...found } : context;
}
