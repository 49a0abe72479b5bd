/**
 * Statements of a migration that break the version before it while both run on one database: they drop or rename something, change a type or forbid empty values,
 * in a table that existed before (docs/decisions/070).
 * @param source text of a file in platform/kernel/migrations
 * @returns the beginning of each such statement
 */
export function contractingIn(source: string): string[] {
  const [, up = ''] = source.split(/export async function up\b/);
  const [before = ''] = up.split(/export async function down\b/);
  const statements = before
    .replace(/--.*$/gm, '')
    .split(/;|`/)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
  const namesOf = (pattern: RegExp) => statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? []);
  const made = new Set(namesOf(/^CREATE TABLE (?:IF NOT EXISTS )?(?:"public"\.)?"(\w+)"/i));
  return statements
    .filter((statement) => {
      if (/^DROP (?:TABLE|TYPE|VIEW|SCHEMA)\b/i.test(statement) || /^ALTER TYPE\b.* RENAME\b/i.test(statement))
        return true;
      const table = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(?:"public"\.)?"(\w+)"/i.exec(statement)?.[1];
      return table !== undefined && !made.has(table) && isContracting(statement);
    })
    .map((statement) => statement.slice(0, 80));
}

const isContracting = (statement: string) =>
  /\bDROP (?:COLUMN|DEFAULT)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bALTER COLUMN "\w+" TYPE\b/i.test(
    statement,
  ) ||
  (/\bADD COLUMN\b/i.test(statement) && /\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement));

/** The release that a migration names as the one that stopped using what it takes away: `// Unused since 0.2.0: what, and why`. */
export const unusedSince = (source: string): string | undefined =>
  /^\/\/ Unused since (\d+\.\d+\.\d+): \S/m.exec(source)?.[1];
