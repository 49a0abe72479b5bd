import { rows, sql, type Database } from '@/platform/kernel/database/database';

/**
 * A string that changes whenever a course, its lessons, a topic or the product that sells the course changes: PostgreSQL marks each row with the
 * transaction that wrote it (`xmin`), on any instance.
 */
export async function composedStamp(db: Database): Promise<string> {
  const [found] = await rows<{ stamp: string | null }>(
    db,
    sql`SELECT md5(string_agg(row, ',' ORDER BY row)) AS stamp FROM (
      SELECT 'course ' || id || ' ' || xmin AS row FROM course_plans
      UNION ALL SELECT 'lesson ' || id || ' ' || xmin FROM course_plans_chapters_lessons
      UNION ALL SELECT 'topic ' || id || ' ' || xmin FROM topics
      UNION ALL SELECT 'product ' || id || ' ' || xmin FROM products WHERE id IN (SELECT product_id FROM course_plans)
      UNION ALL SELECT 'product in ' || id || ' ' || xmin FROM products_locales
        WHERE _parent_id IN (SELECT product_id FROM course_plans)
    ) written`,
  );
  return found?.stamp ?? '';
}
