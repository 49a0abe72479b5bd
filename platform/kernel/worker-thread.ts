import path from 'node:path';
import { Piscina } from 'piscina';
import { ServiceError } from './service-error';

type Work = {
  /** The worker's file, relative to the root of the project. */
  file: string;
  /** How many calls may wait; later ones are rejected and may be retried after `retryAfterSeconds`. */
  queueLength: number;
  retryAfterSeconds: number;
  /** The message of that error. */
  tooMany: string;
} & Pick<NonNullable<ConstructorParameters<typeof Piscina>[0]>, 'execArgv' | 'env'>;

/** A thread for slow work, started when it is first needed and ended after a minute without work. Its calls throw ServiceError TOO_MANY_REQUESTS. */
export function workerThread({ file, queueLength, retryAfterSeconds, tooMany, ...options }: Work) {
  let pool: Piscina | undefined;
  return async <Result>(input: unknown, name?: string): Promise<Result> => {
    pool ??= new Piscina({
      filename: path.join(process.cwd(), file),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: queueLength,
      idleTimeout: 60_000,
      // Pages come first where two cores serve both.
      niceIncrement: 10,
      ...options,
    });
    try {
      return (await pool.run(input, name === undefined ? {} : { name })) as Result;
    } catch (error) {
      if (error instanceof Error && error.message === 'Task queue is at limit')
        throw new ServiceError('TOO_MANY_REQUESTS', tooMany, { retryAfterSeconds });
      throw error;
    }
  };
}
