/** When a live lecture can be joined, and its replay watched (docs/product.md, "VIP"). Durations are in milliseconds unless the name has a unit. */

const minute = 60_000;
const day = 86_400_000;
/** Bounds of the time after which a list is read again. */
const soon = 15_000;
const atLatest = 60 * minute;

/** The room opens this long before the start. */
export const joinableMinutesBefore = 15;
/** Counted from a lecture's end, as the sales texts promise. */
export const replayDays = 365;
export const minLectureMinutes = 5;
export const maxLectureMinutes = 480;

/** The entitlements that give access to lectures and replays. */
export const lectureKinds = ['vip', 'lecture'] as const;

/**
 * planned: not open yet · joinable: its room is open · over: it has ended, without a replay yet · replay: the replay can be watched · gone: the replay has expired.
 */
export const lectureStates = ['planned', 'joinable', 'over', 'replay', 'gone'] as const;
export type LectureState = (typeof lectureStates)[number];

export type LectureTimes = { startsAt: Date; minutes: number };

export const opensAt = ({ startsAt }: Pick<LectureTimes, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - joinableMinutesBefore * minute);
export const endOf = ({ startsAt, minutes }: LectureTimes): Date => new Date(startsAt.getTime() + minutes * minute);
/** Lectures that ended at this time or before are gone. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - replayDays * day);

/** At a boundary time the later state applies. */
export function lectureState(lecture: LectureTimes & { hasReplay: boolean }, now: Date): LectureState {
  if (now < opensAt(lecture)) return 'planned';
  if (now < endOf(lecture)) return 'joinable';
  if (endOf(lecture) <= goneBefore(now)) return 'gone';
  return lecture.hasReplay ? 'replay' : 'over';
}

/** The validity of an entitlement; `endsAt` null: unlimited. */
export type Held = { startsAt: Date; endsAt: Date | null; revokedAt: Date | null };

/** Whether one of a person's entitlements of `lectureKinds` is valid now, which gives access to all lectures and replays. */
export const opensLectures = (held: readonly Held[], now: Date): boolean =>
  held.some(
    ({ startsAt, endsAt, revokedAt }) =>
      startsAt <= now && [endsAt, revokedAt].every((end) => end === null || end > now),
  );

/** Milliseconds until the next state change of these lectures; null: there is none. If the device's clock is fast, the change is already past and the result is `soon`. */
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
