import type { Context as HonoContext } from 'hono';
import { getPayload, type InitOptions, type Payload } from 'payload';
import { callerAddress } from '@/lib/kernel/caller-address';
import type { Context } from '@/platform/kernel/context';

export type ApiEnv = {
  /** Set by a caller in this process; absent for a request from outside. */
  Bindings: { isPageRead?: boolean; isPreview?: boolean } | undefined;
  Variables: { requestId: string };
};

/** What the kernel gets from above: the tables, and the lookup of a token's session (null if it is unknown, expired or revoked). */
type Given = {
  config: InitOptions['config'];
  findSession: (payload: Payload, token: string, now: Date) => Promise<Pick<Context, 'user' | 'session'> | null>;
};
let given: Given | null = null;

/** Called once, by platform/app.ts. */
export function givePlatform(platform: Given): void {
  given = platform;
}

function requireGiven(): Given {
  if (!given) throw new Error('The platform has no tables yet: platform/app.ts was not loaded.');
  return given;
}

/** The one Payload instance of this process (Payload caches it). */
export async function getPlatform(): Promise<Payload> {
  return getPayload({ config: requireGiven().config });
}

/** The context of a public request, without a session lookup. */
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

/** The same, with the user of the bearer token. An unknown token means no user, so operations that need one respond with 401. */
export async function userContext(c: HonoContext<ApiEnv>): Promise<Context> {
  const context = await publicContext(c);
  const token = /^Bearer +([A-Za-z0-9_-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const found = token ? await requireGiven().findSession(context.payload, token, context.now()) : null;
  return found ? { ...context, ...found } : context;
}
