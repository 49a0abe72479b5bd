import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "championships_groups" ADD COLUMN "min_team_size" numeric DEFAULT 1;
  ALTER TABLE "_championships_v_version_groups" ADD COLUMN "min_team_size" numeric DEFAULT 1;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "championships_groups" DROP COLUMN "min_team_size";
  ALTER TABLE "_championships_v_version_groups" DROP COLUMN "min_team_size";`)
}
