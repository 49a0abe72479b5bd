import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './paths.mjs';

/** Tables that no page shows and that customers change all day. Versions (`_…_v`) are drafts and history. */
const privateTables =
  /^(?:_|audit_log|bank_transfers|carts|certificates|climb_energy|credential_|entitlements|exam_|gifts|grading|job_turns|known_networks|learners|learning_|lesson_openings|lesson_progress|level_progress|login_attempts|minute_uses|notebook_|orders|otps|outbox|passkey|payload_|payments|problem_progress|problem_reports|rate_limits|redeem_codes|refunds|request_events|request_files|sessions|shipments|staff|users|webhook_events)/;
/** Milliseconds. Content that depends on the time alone, such as a sale's end, is at most this old. */
const goodFor = 3_600_000;

const file = (env) => path.join(buildFolder(env), 'sente-content');

/**
 * A hash of everything in the database that a page may show. It takes a second for a thousand products.
 * @param {{ DATABASE_URL?: string | undefined }} env
 * @returns {Promise<string | null>} null where there is no database, because all APIs are external
 */
export async function contentRevision({ DATABASE_URL }) {
  if (!DATABASE_URL) return null;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name",
    );
    const tables = rows.map(({ table_name: name }) => name).filter((name) => !privateTables.test(name));
    const sums = tables.map(
      (name) => `SELECT '${name}' AS name, sum(hashtextextended(t::text, 0)) AS rows FROM "${name}" t`,
    );
    const { rows: found } = await client.query(
      `SELECT md5(string_agg(concat(name, rows), ' ' ORDER BY name)) AS revision FROM (${sums.join(' UNION ALL ')}) s`,
    );
    return found[0].revision;
  } finally {
    await client.end();
  }
}

/** Stores with a build the revision of the content its pages were made of. */
export function noteBuiltContent(env, revision) {
  writeFileSync(file(env), revision ?? '');
}

/** Whether the pages of the build still show what the database holds. */
export async function isBuiltOfThisContent(env) {
  const built = readFileSync(file(env), 'utf8');
  if (!built || Date.now() - statSync(file(env)).mtimeMs > goodFor) return false;
  return built === (await contentRevision(env));
}
