import type { LearningEvent } from '@/lib/events/contract';
import { isOfLesson } from '@/lib/events/event-kinds';
import { readStoredJson, storedKeys, writeStored } from '@/lib/kernel/browser/browser-storage';
import { learnedKey } from '@/lib/kernel/browser/keys';
import { newUuid } from '@/lib/kernel/browser/new-key';

/** Who learns: an account (null: nobody is logged in) and its learner (null: its holder). */
export type Who = { username: string | null; learner: string | null };
export const nobody: Who = { username: null, learner: null };

type Unsent<K> = K extends LearningEvent ? Omit<K, 'id' | 'occurredAt'> : never;
/** An event before it gets an id and a time. */
export type Happening = Unsent<LearningEvent>;

/** Limit of stored events, for a visitor without an account or a device that is offline for months. */
export const maxWaiting = 1000;
/** Above the limit the oldest event of the lowest rank is dropped: first those implied by other events, last those that sum up many. */
const rankOfKind: Partial<Record<Happening['kind'], number>> = { reached: 0, opened: 1, finished: 3, placed: 3 };
const rankOf = ({ kind }: LearningEvent) => rankOfKind[kind] ?? 2;

const startOf = ({ username, learner }: Who) =>
  `${learnedKey}:${encodeURIComponent(username ?? '')}:${encodeURIComponent(learner ?? '')}:`;

/** The other people of an account with waiting entries in this browser, under storage keys `name:account:learner:…`. */
export function othersWaiting({ username, learner }: Who, name = learnedKey): Who[] {
  const start = `${name}:${encodeURIComponent(username ?? '')}:`;
  const people = new Set(storedKeys(start).map((key) => decodeURIComponent(key.slice(start.length).split(':', 1)[0]!)));
  return [...people].map((one) => ({ username, learner: one || null })).filter((who) => who.learner !== learner);
}

const isEvent = (value: unknown): value is LearningEvent =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && 'occurredAt' in value;

/** Unsent events, in the order they happened. Each event is an entry of its own, so that two tabs cannot overwrite each other's. */
export function waitingEvents(who: Who): LearningEvent[] {
  return storedKeys(startOf(who))
    .map((key) => readStoredJson(key))
    .filter(isEvent)
    .sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
}

/** Stores an event before its effect is shown. Of a step's positions only the latest is stored. */
export function storeEvent(who: Who, happening: Happening): LearningEvent {
  const event = { ...happening, id: newUuid(), occurredAt: new Date().toISOString() } as LearningEvent;
  const isCrowded = storedKeys(startOf(who)).length >= maxWaiting;
  const waiting = isCrowded || event.kind === 'reached' ? waitingEvents(who) : [];
  const isOlder = (other: LearningEvent) =>
    event.kind === 'reached' &&
    other.kind === 'reached' &&
    other.lesson === event.lesson &&
    other.course === event.course &&
    other.step === event.step;
  const tooMany = isCrowded ? waiting.toSorted((a, b) => rankOf(a) - rankOf(b))[0] : null;
  forgetEvents(
    who,
    [...waiting.filter(isOlder), ...(tooMany ? [tooMany] : [])].map(({ id }) => id),
  );
  writeStored(startOf(who) + event.id, JSON.stringify(event));
  notifyWatchers();
  return event;
}

export function forgetEvents(who: Who, ids: readonly string[]): void {
  for (const id of ids) writeStored(startOf(who) + id, null);
  if (ids.length > 0) notifyWatchers();
}

const watchers = new Set<() => void>();
export const notifyWatchers = () => watchers.forEach((watcher) => watcher());

/** Calls `watcher` whenever an event is stored or sent, in this tab or another. @returns a function that stops it */
export function watchQueue(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** Answers that are not sent yet. */
export const waitingAnswers = (who: Who): LearningEvent[] =>
  waitingEvents(who).filter(({ kind }) => kind === 'level' || kind === 'attempt' || kind === 'homework');

/** Assigns events from before the login to the learner who logs in. */
export function adoptEvents(who: Who): void {
  for (const event of waitingEvents(nobody)) {
    writeStored(startOf(who) + event.id, JSON.stringify(event));
    forgetEvents(nobody, [event.id]);
  }
}

/** The finished steps of a lesson that are not sent yet. */
export const waitingSteps = (who: Who, course: string, lesson: string): string[] =>
  waitingEvents(who).flatMap((event) =>
    event.kind === 'stepDone' && event.course === course && event.lesson === lesson ? [event.step] : [],
  );

/** The lessons of a course that were opened or finished here, where that is not sent yet. */
export function waitingStates(who: Who, course: string): Map<string, 'begun' | 'finished'> {
  const states = new Map<string, 'begun' | 'finished'>();
  for (const event of waitingEvents(who)) {
    if (!isOfLesson(event) || event.course !== course) continue;
    if (event.kind === 'finished') states.set(event.lesson, 'finished');
    else if (!states.has(event.lesson)) states.set(event.lesson, 'begun');
  }
  return states;
}
