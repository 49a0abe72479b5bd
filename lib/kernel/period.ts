/** Period status: UPCOMING before the start, ENDED after the end, otherwise ACTIVE; a missing bound is open. */
export const periodStatuses = ['UPCOMING', 'ACTIVE', 'ENDED'] as const;
export type PeriodStatus = (typeof periodStatuses)[number];
export type Period = { startsAt?: string | null; endsAt?: string | null };

export const schoolTimeZone = 'Asia/Taipei';

export function periodStatus({ startsAt, endsAt }: Period, now: Date): PeriodStatus {
  if (startsAt && now.getTime() < Date.parse(startsAt)) return 'UPCOMING';
  if (endsAt && now.getTime() > Date.parse(endsAt)) return 'ENDED';
  return 'ACTIVE';
}
