import path from 'node:path';
import { Piscina } from 'piscina';
import { ServiceError } from './service-error';

type Work = {
  /** The file of what it does, from the root of the project. */
  file: string;
  /** So many wait; who comes later is asked to come again. */
  queueLength: number;
  retryAfterSeconds: number;
  /** What there is too much of. */
  tooMany: string;
} & Pick<NonNullable<ConstructorParameters<typeof Piscina>[0]>, 'execArgv' | 'env'>;

/** A thread for what takes long, begun when it is first needed and ended a minute after it was. Its calls throw ServiceError TOO_MANY_REQUESTS. */
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
