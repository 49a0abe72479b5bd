import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';

/** The addresses at which supervisors and load balancers check this server (docs/operations.md, Health). */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;
export const isHealth = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  Object.values<string>(healthPaths).includes(pathOf(url));

const pathOf = (url: string) => url.split('?', 1)[0]!;

/** Milliseconds for Next's health report, including the database's (`scripts/lib/database-health.mjs`). */
const patience = 3_000;
/** Milliseconds for which the result of a check is reused. */
const cachedFor = 1_000;

const nextReport = z.object({
  database: z.enum(['ok', 'away', 'none']),
  migrations: z.enum(['ok', 'behind', 'unknown', 'none']),
});
type Checks = {
  next: 'ok' | 'away';
  database: z.output<typeof nextReport>['database'] | 'unknown';
  migrations: z.output<typeof nextReport>['migrations'];
  pages: 'ok' | 'warming';
};
const good: readonly string[] = ['ok', 'none'];

type Options = {
  /** Asks Next for the health of itself and its database. */
  askNext: (signal: AbortSignal) => Promise<unknown>;
  /** Caches the first pages for the first visitors; called until it resolves to true. */
  warm: () => Promise<boolean>;
};

/** Reports whether this server is alive and whether it should get visitors. */
export class Health {
  #isDraining = false;
  #isWarm = false;
  #warming: Promise<void> | null = null;
  #last: { until: number; checks: Promise<Checks> } | null = null;

  constructor(private readonly options: Options) {}

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** From now on it is not ready, whatever the checks say. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Responds to a request for one of `healthPaths`. */
  async respond({ url = '' }: IncomingMessage, res: ServerResponse): Promise<void> {
    if (pathOf(url) === healthPaths.live) return send(res, 200, { status: 'live' });
    const checks = await this.#checks();
    // It may have started to drain meanwhile.
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
    const report = await this.options
      .askNext(AbortSignal.timeout(patience))
      .then((response) => nextReport.parse(response))
      .catch(() => null);
    return {
      next: report ? 'ok' : 'away',
      ...(report ?? { database: 'unknown', migrations: 'unknown' }),
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
