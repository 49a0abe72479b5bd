import { eventOperations, type LearningEvent } from '@/lib/events/contract';
import { studyOperations } from '@/lib/courses/study-contract';
import { lessonOperations, type Lesson } from '@/lib/lessons/contract';
import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { maxEvents } from '@/lib/events/event-kinds';
import { solutionOf } from '@/lib/go/problem';
import { lotsOf } from '@/platform/kernel/database/lots';
import { DemoCaller } from './demo-caller';

/** An account that has learned for a while: its events are dated from `since` to now. */
export class DemoLearner extends DemoCaller {
  private readonly until = new Date();

  constructor(
    payload: Payload,
    token: string,
    private readonly since: Date,
  ) {
    super(payload, token);
  }

  /** An event id and the date at `part` (0 to 1) of that time. */
  protected at(part: number): { id: string; occurredAt: string } {
    const passed = (this.until.getTime() - this.since.getTime()) * part;
    return { id: randomUUID(), occurredAt: new Date(this.since.getTime() + passed).toISOString() };
  }

  async submit(events: LearningEvent[], learner?: string): Promise<void> {
    for (const lot of lotsOf(events, maxEvents)) {
      const body = { events: lot, ...(learner && { learner }) };
      const { rejected } = await this.send(eventOperations.submit, { body });
      if (rejected.length > 0) throw new Error(`rejected: ${JSON.stringify(rejected)}`);
    }
  }

  /** Completes the first lessons of a course, with every question solved. */
  async study(course: string, count: number, learner?: string): Promise<void> {
    const query = { locale: 'zh-TW', ...(learner && { learner }) };
    const { chapters } = await this.send(studyOperations.course, { params: { id: course }, query });
    const lessons = chapters.flatMap((chapter) => chapter.lessons).slice(0, count);
    for (const [index, { id: lesson }] of lessons.entries()) {
      const moment = (part: number) => this.at((index + part) / count);
      // While a course can still be refunded, its steps are shown only after it was begun.
      await this.submit([{ ...moment(0), course, lesson, kind: 'opened' }], learner);
      const { steps } = await this.send(lessonOperations.lesson, { params: { id: course, lesson }, query });
      await this.submit(lessonDone({ course, lesson }, steps ?? [], moment), learner);
    }
  }
}

type Happened = { id: string; occurredAt: string };

/** The events of a completed lesson with every question solved. `moment` returns a new id and the date at a part of the lesson. */
export function lessonDone(
  where: { course: string; lesson: string },
  steps: NonNullable<Lesson['steps']>,
  moment: (part: number) => Happened,
): LearningEvent[] {
  const events = steps.flatMap((step, place): LearningEvent[] => {
    const about = () => ({ ...moment((place + 1) / 100), ...where, step: step.id });
    const solved =
      step.kind === 'question'
        ? { problem: `${where.lesson}/${step.id}`, moves: solutionOf(step.problem), solved: true, hints: 0 }
        : null;
    return [
      ...(solved ? [{ ...about(), kind: 'attempt' as const, ...solved, milliseconds: 15_000 }] : []),
      { ...about(), kind: 'stepDone', seconds: 60 },
    ];
  });
  return [...events, { ...moment(0.5), ...where, kind: 'finished' }];
}
