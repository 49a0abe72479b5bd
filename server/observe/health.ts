import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';

/** Where whoever starts, ends and balances servers asks for this one (docs/operations.md, Health). */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;
export const isHealth = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  Object.values<string>(healthPaths).includes(pathOf(url));

const pathOf = (url: string) => url.split('?', 1)[0]!;

/** How long Next may take to say how it stands, the database's time included (`scripts/lib/database-health.mjs`). Milliseconds. */
const patience = 3_000;
/** Several who ask are answered by one look. Milliseconds. */
const cachedFor = 1_000;

const saidByNext = z.object({
  database: z.enum(['ok', 'away', 'none']),
  migrations: z.enum(['ok', 'behind', 'unknown', 'none']),
});
type Checks = {
  next: 'ok' | 'away';
  database: z.output<typeof saidByNext>['database'] | 'unknown';
  migrations: z.output<typeof saidByNext>['migrations'];
  pages: 'ok' | 'warming';
};
const good: readonly string[] = ['ok', 'none'];

type Options = {
  /** Asks Next for how it and its database stand. */
  askNext: (signal: AbortSignal) => Promise<unknown>;
  /** Whether the first pages are there for whoever comes first; asked until they are. */
  warm: () => Promise<boolean>;
};

/** Says whether this server lives and whether it should be sent visitors. */
export class Health {
  #isDraining = false;
  #isWarm = false;
  #warming: Promise<void> | null = null;
  #last: { until: number; checks: Promise<Checks> } | null = null;

  constructor(private readonly options: Options) {}

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** From now on it is not ready, whatever else holds. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Answers a request to one of `healthPaths`. */
  async respond({ url = '' }: IncomingMessage, res: ServerResponse): Promise<void> {
    if (pathOf(url) === healthPaths.live) return send(res, 200, { status: 'live' });
    const checks = await this.#checks();
    // It may have been told to end meanwhile.
    if (this.#isDraining) return send(res, 503, { status: 'draining' });
    const isReady = Object.values(checks).every((found) => good.includes(found));
    send(res, isReady ? 200 : 503, { status: isReady ? 'ready' : 'unready', checks });
  }

  #checks(): Promise<Checks> {
    if (this.#last && performance.now() < this.#last.until) return this.#last.checks;
    const last = { until: Infinity, checks: this.#look() };
    void last.checks.then(() => (last.until = performance.now() + cachedFor));
    this.#last = last;
    return last.checks;
  }

  async #look(): Promise<Checks> {
    if (!this.#isWarm) this.#warm();
    const said = await this.options
      .askNext(AbortSignal.timeout(patience))
      .then((response) => saidByNext.parse(response))
      .catch(() => null);
    return {
      next: said ? 'ok' : 'away',
      ...(said ?? { database: 'unknown', migrations: 'unknown' }),
      pages: this.#isWarm ? 'ok' : 'warming',
    };
  }

  #warm(): void {
    this.#warming ??= this.options
      .warm()
      .catch(() => false)
      .then((isWarm) => {
        this.#isWarm = isWarm;
        this.#warming = null;
      });
  }
}

function send(res: ServerResponse, status: 200 | 503, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
