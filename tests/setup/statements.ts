import type { Payload } from 'payload';

type Client = { query: (...args: unknown[]) => unknown };

/** Notes the text of each statement that the shop sends to the database, until `stop`. */
export function noteStatements({ db }: Payload): { texts: readonly string[]; stop: () => void } {
  const { prototype } = (db as unknown as { pool: { Client: { prototype: Client } } }).pool.Client;
  const query = prototype.query;
  const texts: string[] = [];
  prototype.query = function (this: Client, ...args: unknown[]) {
    const [first] = args;
    texts.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
    return query.apply(this, args);
  };
  return { texts, stop: () => void (prototype.query = query) };
}
