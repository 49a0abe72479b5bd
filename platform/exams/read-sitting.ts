import type { ExamSitting } from '@/lib/exams/contract';
import type { Locale } from '@/lib/kernel/locale';
import { rightAnswers, secondsLeft } from '@/lib/exams/exam';
import { askedOf } from '@/lib/go/problem';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, iso } from '@/platform/kernel/database/database';
import { publicIds } from '@/platform/family/learner-rows';
import { certificateOf } from '@/platform/certificates/list-certificates';
import { inPurchases } from '@/platform/family/person';
import { rulesOf } from './list-exams';
import {
  answersOf,
  isRunning,
  outcomeOf,
  ownSitting,
  questionsOf,
  rulesOfSitting,
  type SittingRow,
} from './sitting-rows';
import { studyAfter } from './study-after';

type Input = { id: string; locale: Locale };

/** A sitting of this account: while it runs, its questions without the right answers; afterwards its result. */
export async function readSitting({ ctx, input }: Asked<Input>): Promise<ExamSitting> {
  const { id: user } = requireUser(ctx);
  return sittingView(ctx, await ownSitting(database(ctx.payload), user, input.id), input.locale);
}

export async function sittingView(ctx: Context, row: SittingRow, locale: Locale): Promise<ExamSitting> {
  const db = database(ctx.payload);
  const now = ctx.now();
  const given = (await answersOf(db, [row])).get(row.id)!;
  const questions = questionsOf(row);
  const isOpen = isRunning(row, now);
  const outcome = outcomeOf(row, given);
  const answerTo = (index: number) => given.get(index + 1) ?? null;
  const explained = questions.map(({ id, part, problem }, index) => {
    const answer = answerTo(index);
    return { number: index + 1, part, id, problem, answer, isRight: rightAnswers(problem).includes(answer ?? '') };
  });
  return {
    ...rulesOf(rulesOfSitting(row)),
    id: row.publicId,
    learner: (await publicIds(db, row.user))(inPurchases(row).learner),
    startedAt: iso(row.startedAt),
    endsAt: iso(row.endsAt),
    secondsLeft: isOpen ? secondsLeft(new Date(row.endsAt), now) : 0,
    asked: isOpen
      ? questions.map(({ part, problem }, index) => ({
          number: index + 1,
          part,
          ...askedOf(problem, locale),
          answer: answerTo(index),
        }))
      : [],
    result: isOpen
      ? null
      : {
          ...outcome,
          explained,
          certificate: outcome.isPassed ? await certificateOf(db, row) : null,
          study: await studyAfter(
            db,
            row,
            locale,
            questions.filter((_, index) => !explained[index]!.isRight),
            now,
          ),
        },
  };
}
