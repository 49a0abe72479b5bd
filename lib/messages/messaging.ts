import { cleanText, seenText } from '@/lib/kernel/text/plain-text';
import type { StudentState } from '@/lib/classes/student';
import type { Workspace } from '@/lib/classes/workspace';

/** Messages between a teacher and a student of theirs (docs/product.md, "Messages"). */
export const maxMessageLength = 2_000;
export const maxReportLength = 500;
/** Messages of a thread that are shown at once. */
export const messagesShown = 50;

/** Who writes: the teacher, or the student's account, which a family may share. */
export const sides = ['teacher', 'student'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'teacher' ? 'student' : 'teacher');

export const messageReportReasons = ['bullying', 'sexual', 'threat', 'advertising', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];
/** What staff decide: the thread goes on, or it is closed for good. */
export const messageReportOutcomes = ['stays', 'closed'] as const;
export type MessageReportOutcome = (typeof messageReportOutcomes)[number];

/** A message as it is kept: plain text, its lines as they were written. */
export const asMessage = (typed: string): string => cleanText(typed).trim();

/** Something can be seen of it, and it is not too long. */
export const isMessage = (text: string): boolean =>
  text === asMessage(text) && text.length <= maxMessageLength && seenText(text) !== '';

/** All that decides whether somebody may write in a thread. */
export type ThreadState = {
  student: StudentState;
  teaching: Workspace;
  /** One of the two accounts was deleted. */
  isGone: boolean;
  /** Staff closed it, for a report. */
  isClosed: boolean;
  /** Which of the two has stopped the writing. */
  blockedBy: Readonly<Record<Side, boolean>>;
};

/** Why nothing can be written: what lasts comes before what the two can change. */
export const closedReasons = ['gone', 'school', 'left', 'lapsed', 'self', 'other'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Why this side cannot write now, null if it can. What was written can be read in any case. */
export function whyClosed(side: Side, { student, teaching, isGone, isClosed, blockedBy }: ThreadState) {
  const found: Record<ClosedReason, boolean> = {
    gone: isGone,
    school: isClosed,
    left: student !== 'active',
    lapsed: teaching !== 'open',
    self: blockedBy[side],
    other: blockedBy[otherSide(side)],
  };
  return closedReasons.find((reason) => found[reason]) ?? null;
}

type Numbered = { number: number };

/**
 * The newest messages with those read before, by their numbers: as far back as none is missing between two of them, so that nobody takes a gap for silence.
 */
export function joinedMessages<Message extends Numbered>(earlier: readonly Message[], newest: readonly Message[]) {
  const all = [...new Map([...earlier, ...newest].map((one) => [one.number, one])).values()];
  all.sort((one, other) => one.number - other.number);
  const gap = all.findLastIndex(({ number }, index) => index > 0 && all[index - 1]!.number !== number - 1);
  return all.slice(Math.max(gap, 0));
}
