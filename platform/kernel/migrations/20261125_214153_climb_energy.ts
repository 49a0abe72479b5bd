import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "climb_energy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"energy" numeric NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "climb_energy" ADD CONSTRAINT "climb_energy_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "climb_energy_user_idx" ON "climb_energy" USING btree ("user_id");
  CREATE UNIQUE INDEX "user_person_1_idx" ON "climb_energy" USING btree ("user_id","person");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "climb_energy" CASCADE;`)
}
