import { and, desc, eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import type { Gradings } from '@/lib/grading/contract';
import { grading_questions, gradings } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ofPerson, whoLearns, type ForLearner } from '@/platform/family/person';
import { openKeyOf, outcomeOf } from './grading-rows';
import { levelShownBy } from './level-shown';

const shownGradings = 20;

/** The running grading, the estimates so far, the newest first, and the level at which another begins. */
export async function listGradings({ ctx, input }: Asked<ForLearner>): Promise<Gradings> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const { user, person } = who;
  const [running] = await db
    .select()
    .from(gradings)
    .where(eq(gradings.openKey, openKeyOf(user, person)));
  const answered =
    running &&
    (await db.$count(
      grading_questions,
      and(eq(grading_questions.grading, running.id), isNotNull(grading_questions.answeredAt)),
    ));
  const past = await db
    .select()
    .from(gradings)
    .where(and(ofPerson(gradings, { user, person }), isNotNull(gradings.level)))
    .orderBy(desc(gradings.startedAt), desc(gradings.id))
    .limit(shownGradings);
  return {
    running: running ? { id: running.publicId, answered: answered ?? 0 } : null,
    past: past.flatMap((row) => outcomeOf(row) ?? []),
    beginsAt: await levelShownBy(db, who),
  };
}
