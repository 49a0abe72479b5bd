import { learning_settings } from '@/platform/payload-generated-schema';
import { lookBackDays } from '@/lib/notebook/notebook';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { lockLearning, type ForLearner } from '@/platform/family/person';
import { isNotebookOn, noteMistakes } from './note-mistakes';

const dayMs = 86_400_000;

/** On: the notebook gets the mistakes of the last four weeks, and later ones. Off: it gets no more, and its cards stay. */
export async function turnNotebook({ ctx, input }: Asked<ForLearner & { isOn: boolean }>): Promise<void> {
  const { id } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    const who = await lockLearning(db, id, input.learner);
    const { user, person } = who;
    if ((await isNotebookOn(db, who)) === input.isOn) return;
    const now = ctx.now();
    const changed = { notebookSince: input.isOn ? now.toISOString() : null, updatedAt: now.toISOString() };
    await db
      .insert(learning_settings)
      .values({ user, person, ...changed })
      .onConflictDoUpdate({ target: [learning_settings.user, learning_settings.person], set: changed });
    if (input.isOn) await noteMistakes(db, who, { since: new Date(now.getTime() - lookBackDays * dayMs) });
  });
}
