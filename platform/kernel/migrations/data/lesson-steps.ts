import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { joinedSteps, type ByLocale } from './joined-steps';

type Db = MigrateUpArgs['db'];

/** Of every document of a table and its versions, before the columns of the languages go. */
export async function joinSteps(db: Db): Promise<void> {
  for (const [table, column] of [
    ['topics', 'steps'],
    ['_topics_v', 'version_steps'],
  ] as const) {
    const { rows } = await db.execute(
      sql.raw(`SELECT "_parent_id" AS id, "_locale" AS locale, "${column}" AS steps FROM "${table}_locales"
        WHERE "${column}" IS NOT NULL ORDER BY "_parent_id"`),
    );
    const documents = new Map<number, ByLocale>();
    for (const { id, locale, steps } of rows as { id: number; locale: string; steps: unknown }[])
      documents.set(id, { ...documents.get(id), [locale]: steps });
    for (const [id, said] of documents) {
      const steps = joinedSteps(said);
      if (steps)
        await db.execute(
          sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${JSON.stringify(steps)}::jsonb WHERE "id" = ${id}`,
        );
    }
  }
}
