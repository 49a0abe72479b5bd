import { climbHandlers } from '@/platform/climb/climb-events';
import type { Batch, EventOf, Handler, Handlers, Kind, Verdict } from './handler';
import { homeworkHandler } from '@/platform/homework/homework-event';
import { lessonHandlers } from '@/platform/lessons/lesson-events';

/** One handler for each kind of event. What they need of the database they read here, once for the whole batch. */
export async function handlersFor(batch: Batch): Promise<Handlers> {
  return {
    ...(await climbHandlers(batch)),
    ...(await homeworkHandler(batch)),
    ...(await lessonHandlers(batch)),
  };
}

export function judgeEvent<K extends Kind>(handlers: Handlers, event: EventOf<K>, at: Date): Promise<Verdict> {
  const handler: Handler<K> = handlers[event.kind as K];
  return handler(event, at);
}
