import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from '@/lib/kernel/observe/log.mjs';
import { callerOf } from './limits/caller-address';
import { maxBodyBytes, type Rejection } from './limits/limits';
import type { RequestBodies } from './limits/request-body';
import { policyReports } from './headers/security-headers';
import { readViolations, type Violation } from './violations';

const types = /^application\/(?:csp-report|reports\+json)\b/i;
/** Of one network in a minute. A page that breaks its policy at every script sends some twenty. */
const ofOne = 60;
/** Different lines a minute; what is more is counted. */
const lines = 20;
const writesEvery = 60_000;

/** What browsers were kept from, in the log: once a minute, each kind with how often it was said. */
export class PolicyReports {
  #tries = new RateLimiterMemory({ points: ofOne, duration: 60 });
  #counts = new Map<string, Violation & { count: number }>();
  #more = 0;
  #writing: NodeJS.Timeout | null = null;

  constructor(private readonly bodies: RequestBodies) {}

  /**
   * @returns why it was not taken
   * @throws BodyRejected
   */
  async take(req: IncomingMessage): Promise<Rejection | null> {
    if (!types.test(req.headers['content-type'] ?? '')) return { status: 415 };
    const isHeard = await this.#tries.consume(callerOf(req)).then(
      () => true,
      () => false,
    );
    if (!isHeard) return { status: 429 };
    const body = await this.bodies.read(req, maxBodyBytes(req, policyReports));
    const violations = readViolations(body?.toString('utf8') ?? '', req.headers.host ?? '');
    if (!violations) return { status: 400 };
    for (const one of violations) this.#count(one);
    return null;
  }

  #count(violation: Violation): void {
    this.#writing ??= setTimeout(() => this.write(), writesEvery).unref();
    const key = JSON.stringify(violation);
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else if (this.#counts.size < lines) this.#counts.set(key, { ...violation, count: 1 });
    else this.#more += 1;
  }

  /** What was said since the last time. */
  write(): void {
    if (this.#writing) clearTimeout(this.#writing);
    this.#writing = null;
    const said = 'a document has broken its policy';
    for (const one of this.#counts.values()) log('warn', said, one);
    if (this.#more > 0) log('warn', said, { others: this.#more });
    this.#counts.clear();
    this.#more = 0;
  }
}
