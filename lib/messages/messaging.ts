import { cleanText, seenText } from '@/lib/kernel/text/plain-text';
import type { StudentState } from '@/lib/classes/student';
import type { Workspace } from '@/lib/classes/workspace';

/** Messages between a teacher and a student of theirs (docs/product.md, "Messages"). */
export const maxMessageLength = 2_000;
export const maxReportLength = 500;
/** Messages of a thread in one response. */
export const messagesShown = 50;

/** Who writes: the teacher, or the student's account, which a family may share. */
export const sides = ['teacher', 'student'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'teacher' ? 'student' : 'teacher');

export const messageReportReasons = ['bullying', 'sexual', 'threat', 'advertising', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];
/** Staff's decision: the thread continues, or it is closed permanently. */
export const messageReportOutcomes = ['stays', 'closed'] as const;
export type MessageReportOutcome = (typeof messageReportOutcomes)[number];

/** Normalises a message for storage: plain text with its line breaks. */
export const asMessage = (typed: string): string => cleanText(typed).trim();

/** Whether it is normalised, has visible characters and is not too long. */
export const isMessage = (text: string): boolean =>
  text === asMessage(text) && text.length <= maxMessageLength && seenText(text) !== '';

/** Everything that determines whether a thread is open. */
export type ThreadState = {
  student: StudentState;
  teaching: Workspace;
  /** One of the two accounts was deleted. */
  isGone: boolean;
  /** Staff closed it after a report. */
  isClosed: boolean;
  /** Which sides have blocked it. */
  blockedBy: Readonly<Record<Side, boolean>>;
};

/** Why a thread is closed, permanent reasons before those that the two sides can change. */
export const closedReasons = ['gone', 'school', 'left', 'lapsed', 'self', 'other'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Why this side cannot write now; null if it can. Existing messages can always be read. */
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
 * Merges the newest messages with those read before, sorted by number, back to the first gap, so that no missing message goes unnoticed.
 */
export function joinedMessages<Message extends Numbered>(earlier: readonly Message[], newest: readonly Message[]) {
  const all = [...new Map([...earlier, ...newest].map((one) => [one.number, one])).values()];
  all.sort((one, other) => one.number - other.number);
  const gap = all.findLastIndex(({ number }, index) => index > 0 && all[index - 1]!.number !== number - 1);
  return all.slice(Math.max(gap, 0));
}
