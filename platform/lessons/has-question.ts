import { defaultLocale } from '@/lib/kernel/i18n/locales';
import type { Database } from '@/platform/kernel/database/database';
import { readSteps } from './learner/steps';

/** Whether the lesson of a topic has a question of this name. */
export async function hasQuestion(db: Database, { topic, step }: { topic: string; step: string }): Promise<boolean> {
  const steps = await readSteps(db, { id: topic, topic, title: '' }, defaultLocale);
  return steps.some(({ id, kind }) => id === step && kind === 'question');
}
