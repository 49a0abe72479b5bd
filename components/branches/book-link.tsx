import type { BranchTexts } from './read-branch-texts';

type Props = { course: { id: string; seatsLeft: number }; time: string; texts: BranchTexts };

/** To the form for this class; where it is full, for its waiting list. */
export function BookLink({ course: { id, seatsLeft }, time, texts }: Props) {
  const label = seatsLeft > 0 ? texts.book : texts.wait;
  return (
    <a href={texts.bookHref + id} className="inline-block py-1 font-semibold whitespace-nowrap link">
      {label}
      <span className="sr-only"> {time}</span>
    </a>
  );
}
