import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from '@/lib/kernel/observe/log.mjs';
import { callerOf } from './limits/caller-address';
import { maxBodyBytes, type Rejection } from './limits/limits';
import type { RequestBodies } from './limits/request-body';
import { policyReports } from './headers/security-headers';
import { readViolations, type Violation } from './violations';

const types = /^application\/(?:csp-report|reports\+json)\b/i;
/** Reports per minute of one network. A page that violates its policy with every script sends about twenty. */
const ofOne = 60;
/** Different lines per minute; further ones are only counted. */
const lines = 20;
const writesEvery = 60_000;

/** Logs policy violations that browsers report: once a minute, each kind with its count. */
export class PolicyReports {
  #tries = new RateLimiterMemory({ points: ofOne, duration: 60 });
  #counts = new Map<string, Violation & { count: number }>();
  #more = 0;
  #writing: NodeJS.Timeout | null = null;

  constructor(private readonly bodies: RequestBodies) {}

  /**
   * @returns the reason of a rejection
   * @throws BodyRejected
   */
  async take(req: IncomingMessage): Promise<Rejection | null> {
    if (!types.test(req.headers['content-type'] ?? '')) return { status: 415 };
    const isAllowed = await this.#tries.consume(callerOf(req)).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return { status: 429 };
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

  /** Logs the reports since the last time. */
  write(): void {
    if (this.#writing) clearTimeout(this.#writing);
    this.#writing = null;
    const message = 'a document has broken its policy';
    for (const one of this.#counts.values()) log('warn', message, one);
    if (this.#more > 0) log('warn', message, { others: this.#more });
    this.#counts.clear();
    this.#more = 0;
  }
}
