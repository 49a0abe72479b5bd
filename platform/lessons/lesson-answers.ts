import type { Endpoint } from 'payload';
import { authoredStep, type AuthoredOf } from '@/lib/lessons/authored-lesson';
import { checkPosition } from '@/lib/go/position';
import { canEditContent, staffRole } from '@/platform/kernel/back-office/access-rules';
import { objectionText } from './lesson-faults';
import { searchAnswers } from '@/platform/lessons/answer-search';
import { objectionsTo } from '@/platform/lessons/found';
import { posedBy } from '@/platform/lessons/posed-by';
import { errorText } from '@/platform/kernel/error-text';
import { reject } from '@/platform/kernel/back-office/staff-action';

/**
 * Searches a question that is being written: its answers, and where the stated ones differ. Runs outside any transaction; its results are
 * cached, so that the lesson is then published without a search.
 */
export const lessonAnswers: Endpoint = {
  path: '/answers',
  method: 'post',
  handler: async (req) => {
    if (staffRole(req) === null) return reject(req, 'UNAUTHENTICATED');
    if (!canEditContent({ req })) return reject(req, 'FORBIDDEN');
    const { data: step } = authoredStep.safeParse(await req.json?.().catch(() => null));
    if (step?.kind !== 'question') return reject(req, 'VALIDATION_FAILED');
    const posed = posedBy(step);
    if (!posed || checkPosition(step.position).length > 0) return reject(req, 'VALIDATION_FAILED');
    try {
      const [found] = await searchAnswers([posed]);
      const objections = objectionsTo(step.moves, found!).map((objection) =>
        objectionText(objection, { size: step.position.size }, req.i18n?.language ?? 'en'),
      );
      const answers = 'moves' in found! ? found : null;
      return Response.json({ answers, objections } satisfies AnswersFound);
    } catch (error) {
      req.payload.logger.error({ error: errorText(error) }, 'a search of answers failed');
      return reject(req, 'INTERNAL');
    }
  },
};

export type AnswersFound = {
  answers: Pick<AuthoredOf<'question'>, 'moves' | 'otherwise'> | null;
  /** In the staff's language; about the answers as they were stated. */
  objections: string[];
};
