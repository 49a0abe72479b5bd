import type { Context as HonoContext } from 'hono';
import { getPayload, type InitOptions, type Payload } from 'payload';
import { callerAddress } from '@/lib/kernel/caller-address';
import type { Context } from '@/platform/kernel/context';

export type ApiEnv = {
  /** Given by the caller in this process; absent for a request from outside. */
  Bindings: { isPageRead?: boolean; isPreview?: boolean } | undefined;
  Variables: { requestId: string };
};

/** What the platform is made of, which this knows nothing of: its tables, and whom a token stands for (null when it is unknown, expired or revoked). */
type Given = {
  config: InitOptions['config'];
  findSession: (payload: Payload, token: string, now: Date) => Promise<Pick<Context, 'user' | 'session'> | null>;
};
let given: Given | null = null;

/** Told once, by platform/app.ts. */
export function givePlatform(platform: Given): void {
  given = platform;
}

function requireGiven(): Given {
  if (!given) throw new Error('The platform has no tables yet: platform/app.ts was not loaded.');
  return given;
}

/** The one Payload instance of this process (Payload keeps it). */
export async function getPlatform(): Promise<Payload> {
  return getPayload({ config: requireGiven().config });
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
  const found = token ? await requireGiven().findSession(context.payload, token, context.now()) : null;
  return found ? { ...context, ...found } : context;
}
