import { randomUUID } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { GradingSitting } from '@/lib/grading/contract';
import type { Locale } from '@/lib/kernel/locale';
import { experiences, type Experience } from '@/lib/grading/grading-start';
import { gradings } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockLearning, whoLearns, type ForLearner } from '@/platform/family/person';
import { goOn } from './go-on';
import { askedIn, openKeyOf } from './grading-rows';
import { levelShownBy } from './level-shown';
import { gradingView } from './read-grading';

type Input = ForLearner & { locale: Locale; experience?: Experience | undefined };

/**
 * Begins a grading, or returns the running one: two devices get the same one (`openKey`). The person's results take precedence over the experience they state.
 */
export async function startGrading({ ctx, input }: Asked<Input>): Promise<GradingSitting> {
  const { id: user } = requireUser(ctx);
  const db = database(ctx.payload);
  const { person } = await whoLearns(db, user, input.learner);
  await countAgainst(ctx.payload, 'examStart', user, person);
  const openKey = openKeyOf(user, person);
  await inTransaction(ctx.payload, async (inside) => {
    const who = await lockLearning(inside.db, user, input.learner);
    const now = ctx.now();
    const statedLevel = input.experience ? experiences[input.experience] : null;
    const startLevel = (await levelShownBy(inside.db, who)) ?? statedLevel;
    const [begun] = await inside.db
      .insert(gradings)
      .values({ publicId: randomUUID(), user, person, openKey, startLevel, startedAt: now.toISOString() })
      .onConflictDoNothing({ target: gradings.openKey })
      .returning();
    if (!begun) return;
    await goOn(inside.db, begun, now);
    if ((await askedIn(inside.db, begun.id)).length === 0) throw new ServiceError('UNAVAILABLE', 'an empty bank');
  });
  const [running] = await db.select().from(gradings).where(eq(gradings.openKey, openKey));
  if (!running) throw new ServiceError('UNAVAILABLE', 'begun and ended meanwhile');
  return gradingView(ctx, running, input.locale);
}
