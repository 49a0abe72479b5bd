import type { BranchTexts } from '../read-branch-texts';

type Props = { course: { id: string; seatsLeft: number }; time: string; texts: BranchTexts };

/** To the form for this class; where it is full, for its waiting list. Without scripts, to a form that needs none. */
export function BookLink({ course: { id, seatsLeft }, time, texts }: Props) {
  const text = seatsLeft > 0 ? texts.book : texts.wait;
  // For screen readers the label also names the class.
  const label = `${text} ${time}`;
  return (
    <>
      <a href={texts.bookHref + id} aria-label={label} className="book-link link">
        {text}
      </a>
      <noscript>
        <a href={texts.plainBookHref + id} rel="nofollow" aria-label={label} className="link">
          {text}
        </a>
      </noscript>
    </>
  );
}
