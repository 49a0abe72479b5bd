/** When a live lecture can be joined, and its replay watched (docs/product.md, "VIP"). Instants; lengths in milliseconds where no unit is said. */

const minute = 60_000;
const day = 86_400_000;
/** A list is asked for again no sooner and no later than this. */
const soon = 15_000;
const atLatest = 60 * minute;

/** The room is open a little before. */
export const joinableMinutesBefore = 15;
/** From a lecture's end: as the copy promises. */
export const replayDays = 365;
/** Minutes. */
export const minLectureMinutes = 5;
export const maxLectureMinutes = 480;

/** What opens lectures and their replays. */
export const lectureKinds = ['vip', 'lecture'] as const;

/**
 * planned: to come · joinable: its room is open · over: it has ended, and there is no replay so far · replay: it can be watched · gone: neither any more.
 */
export const lectureStates = ['planned', 'joinable', 'over', 'replay', 'gone'] as const;
export type LectureState = (typeof lectureStates)[number];

export type LectureTimes = { startsAt: Date; minutes: number };

export const opensAt = ({ startsAt }: Pick<LectureTimes, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - joinableMinutesBefore * minute);
export const endOf = ({ startsAt, minutes }: LectureTimes): Date => new Date(startsAt.getTime() + minutes * minute);
/** What ended at this moment or before is gone. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - replayDays * day);

/** A bound belongs to what begins with it. */
export function lectureState(lecture: LectureTimes & { hasReplay: boolean }, now: Date): LectureState {
  if (now < opensAt(lecture)) return 'planned';
  if (now < endOf(lecture)) return 'joinable';
  if (endOf(lecture) <= goneBefore(now)) return 'gone';
  return lecture.hasReplay ? 'replay' : 'over';
}

/** A time in which somebody holds something; null: without end. */
export type Held = { startsAt: Date; endsAt: Date | null; revokedAt: Date | null };

/** Whether one of what somebody holds of `lectureKinds` is valid at a moment: then every lecture and every replay of that moment is open to them. */
export const opensLectures = (held: readonly Held[], now: Date): boolean =>
  held.some(
    ({ startsAt, endsAt, revokedAt }) =>
      startsAt <= now && [endsAt, revokedAt].every((end) => end === null || end > now),
  );

/** When the state of one of these changes next; null: of none of them. A device whose clock is ahead asks again soon. Milliseconds from now. */
export function untilNextChange(
  lectures: readonly (LectureTimes & { state: LectureState })[],
  now: Date,
): number | null {
  const changes = lectures.flatMap((lecture) => {
    if (lecture.state === 'planned') return [opensAt(lecture)];
    return lecture.state === 'joinable' ? [endOf(lecture)] : [];
  });
  if (changes.length === 0) return null;
  const next = Math.min(...changes.map((change) => change.getTime() - now.getTime()));
  return Math.min(Math.max(next, soon), atLatest);
}
