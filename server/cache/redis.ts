/** Timeouts in milliseconds; the tests on a busy machine use longer ones. */
export type Patience = {
  /** For a response; a slower one is ignored. */
  answer: number;
  /** For a connection, and for commands whose result is not needed. */
  background: number;
};
export const usualPatience: Patience = { answer: 50, background: 1_000 };
/** Milliseconds until the next attempt to connect. */
const leftAloneFor = 2_000;

/** The package is loaded only with a REDIS_URL. The client does not reconnect by itself, because commands would wait in its queue meanwhile. */
async function openClient(url: string, connectTimeout: number) {
  const { createClient, RESP_TYPES } = await import('@redis/client');
  return createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout, reconnectStrategy: false },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
}
type Client = Awaited<ReturnType<typeof openClient>>;

/**
 * A Redis that may be down, slow or frozen: then one request waits for a short time, and later requests do without it until it is reached again in
 * the background. Each change is one line in the log.
 */
export class Redis {
  #client: Client | null = null;
  #wasThere: boolean | null = null;
  #isClosed = false;

  constructor(
    private readonly url: string,
    private readonly patience = usualPatience,
  ) {}

  /** Tries once to connect, and then goes on trying in the background. */
  async open(): Promise<void> {
    if (this.#isClosed) return;
    const client = await openClient(this.url, this.patience.background);
    const isLost = new Promise<never>((_resolve, reject) => client.on('error', reject));
    isLost.catch((error: unknown) => this.#lose(client, error));
    try {
      await within(Promise.race([client.connect(), isLost]), this.patience.background);
      // Test a write: a Redis that is full, read-only or slow is of no use.
      await within(client.set('sente:probe', '1', { expiration: { type: 'PX', value: 1_000 } }), this.patience.answer);
    } catch (error) {
      return this.#giveUp(client, error);
    }
    if (this.#isClosed) return end(client);
    this.#client = client;
    this.#logChange(true, 'Redis is there: pages are shared with other instances.');
  }

  /** @returns undefined when it is down or did not respond in time */
  async ask<T>(command: (client: Client) => Promise<T>, patience = this.patience.answer): Promise<T | undefined> {
    const client = this.#client;
    if (!client) return undefined;
    try {
      return await within(command(client), patience);
    } catch (error) {
      this.#lose(client, error);
      return undefined;
    }
  }

  /** Sends a command without waiting for it; commands are executed in the order in which they are sent. */
  send(command: (client: Client) => Promise<unknown>): void {
    void this.ask(command, this.patience.background);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#client) end(this.#client);
    this.#client = null;
  }

  #lose(client: Client, error: unknown): void {
    if (client !== this.#client) return;
    this.#client = null;
    this.#giveUp(client, error);
  }

  #giveUp(client: Client, error: unknown): void {
    end(client);
    if (this.#isClosed) return;
    this.#logChange(false, `Redis is away (${reasonOf(error)}): each instance makes its own pages until it is back.`);
    setTimeout(() => void this.open(), leftAloneFor).unref();
  }

  #logChange(isThere: boolean, line: string): void {
    if (isThere === this.#wasThere) return;
    this.#wasThere = isThere;
    if (isThere) console.log(line);
    else console.warn(line);
  }
}

function end(client: Client): void {
  try {
    client.destroy();
  } catch {
    // It is closed already.
  }
}

/** @throws when it takes longer; a response that arrived while this process was busy counts as in time */
async function within<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const late = () => new Error(`no answer within ${milliseconds} ms`);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    // Between the timeout and the immediate, the process reads its sockets.
    timer = setTimeout(() => setImmediate(() => reject(late())), milliseconds);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

const reasonOf = (error: unknown) => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'it ended the connection';
};
