import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { callProvider, ProviderError } from '../provider-call';

export type PaypalKeys = { clientId: string; secret: string; url: string };

/** A response of /v1/oauth2/token (developer.paypal.com/api/rest/authentication). */
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
/** How PayPal rejects (developer.paypal.com/api/rest/responses): `issue` is the stable code. */
const rejectionSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** A rejected request, with its code: INSTRUMENT_DECLINED, ORDER_NOT_APPROVED … */
export class PaypalRejection extends ProviderError {
  constructor(
    what: string,
    readonly issue: string,
    debugId: string,
  ) {
    super(`paypal, ${what}: ${issue} ${debugId}`.trim());
  }
}

const tokens = new LRUCache<string, string>({ max: 10 });

async function token({ clientId, secret, url }: PaypalKeys): Promise<string> {
  const known = tokens.get(`${url} ${clientId}`);
  if (known) return known;
  const { status, text } = await callProvider({
    what: 'paypal, logging in',
    url: `${url}/v1/oauth2/token`,
    init: {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    },
    isRepeatable: true,
  });
  if (status !== 200) throw new ProviderError(`paypal, logging in: answered ${status}`);
  const { access_token, expires_in } = tokenSchema.parse(JSON.parse(text));
  tokens.set(`${url} ${clientId}`, access_token, { ttl: Math.max(1, expires_in - 60) * 1000 });
  return access_token;
}

type Request = {
  what: string;
  path: string;
  /** Posts; without it, reads. */
  body?: object;
  /** PayPal-Request-Id: a repeated request gets the same response. */
  requestId?: string;
};

/** One call of PayPal's REST API. Every POST carries a key, so that each may be repeated. @throws PaypalRejection */
export async function askPaypal<Answer>(
  keys: PaypalKeys,
  schema: z.ZodType<Answer>,
  { what, path, body, requestId }: Request,
): Promise<Answer> {
  const ask = async () =>
    callProvider({
      what: `paypal, ${what}`,
      url: `${keys.url}${path}`,
      init: {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${await token(keys)}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId && { 'paypal-request-id': requestId }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      isRepeatable: true,
    });
  let answer = await ask();
  if (answer.status === 401) {
    // A token may be revoked before it expires.
    tokens.delete(`${keys.url} ${keys.clientId}`);
    answer = await ask();
  }
  const json = parse(answer.text);
  if (answer.status < 300) return schema.parse(json);
  const { name, details, debug_id } = rejectionSchema.safeParse(json).data ?? {};
  throw new PaypalRejection(what, details?.[0]?.issue ?? name ?? String(answer.status), debug_id ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
