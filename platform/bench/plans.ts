import type { Payload } from 'payload';
import pg from 'pg';

type Statement = { text: string; values: unknown[] };
type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] } & Record<string, unknown>;
/** What the statements of one request read from the growing tables. */
export type Reads = { statements: number; maxRows: number; blocks: number; scans: string[] };

/** Tables with a row for each problem, learner or attempt. */
const growing = new Set(['problems', 'users', 'sessions', 'learning_events', 'lesson_progress', 'problem_progress']);

/** PostgreSQL reads a small table as a whole, whatever indexes it has. */
const manyRows = 1_000;

/** The statements that `work` sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    const given = typeof asked === 'string' || !asked.values ? values : asked.values;
    if (text) sent.push({ text, values: Array.isArray(given) ? given : [] });
    return (query as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** Explains each reading statement of a request by running it once more. */
export async function readsOf(payload: Payload, work: () => Promise<unknown>): Promise<Reads> {
  const { pool } = payload.db as unknown as { pool: pg.Pool };
  const reads: Reads = { statements: 0, maxRows: 0, blocks: 0, scans: [] };
  const statements = await statementsOf(work);
  reads.statements = statements.length;
  for (const { text, values } of statements.filter(({ text }) => /^\s*select/i.test(text))) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    const { Plan } = (rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0];
    reads.blocks += Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks']);
    for (const node of nodesOf(Plan)) {
      const relation = node['Relation Name'];
      if (!relation || !growing.has(relation)) continue;
      const times = Number(node['Actual Loops']);
      const count =
        (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)) *
        (Number.isFinite(times) ? times : 1);
      if (count > reads.maxRows) reads.maxRows = Math.round(count);
      if (node['Node Type'] === 'Seq Scan' && count > manyRows) reads.scans.push(relation);
    }
  }
  return reads;
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
