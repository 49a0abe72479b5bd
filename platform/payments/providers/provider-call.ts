import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for a provider, and how often to retry after a lost connection or an error of its own. The same for all. */
export const calling = { timeoutMs: 8000, retries: 1 };
/** Their responses are some kilobytes. */
const maxBytes = 1_000_000;

/** A rejection by a provider, or a failed call; its message has no secrets. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

type Call = {
  /** The provider and the purpose of the call, for the log. */
  what: string;
  url: string;
  init: RequestInit;
  /** Whether the call is idempotent. */
  isRepeatable: boolean;
};

export type ProviderResponse = { status: number; text: string };

/** One request to a provider, with limits. @throws ProviderError if there is no response, or a status that asks for a retry. */
export async function callProvider({ what, url, init, isRepeatable }: Call): Promise<ProviderResponse> {
  for (let attempt = 0; ; attempt += 1) {
    const mayRepeat = isRepeatable && attempt < calling.retries;
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(calling.timeoutMs) });
      const answer = { status: response.status, text: await textOf(response, what) };
      if (response.status < 500 && response.status !== 429) return answer;
      if (!mayRepeat) throw new ProviderError(`${what}: answered ${response.status}`);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      // The address may hold an id, the cause a host: the kind of failure is enough.
      if (!mayRepeat) throw new ProviderError(`${what}: ${error instanceof Error ? error.name : 'failed'}`);
    }
    await pause(300 * (attempt + 1));
  }
}

async function textOf(response: Response, what: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new ProviderError(`${what}: more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
