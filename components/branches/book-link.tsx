import type { BranchTexts } from './read-branch-texts';

type Props = { course: { id: string; seatsLeft: number }; time: string; texts: BranchTexts };

/** To the form for this class; where it is full, for its waiting list. Without scripts, to a form that needs none. */
export function BookLink({ course: { id, seatsLeft }, time, texts }: Props) {
  const link = 'inline-block py-1 font-semibold whitespace-nowrap link';
  const label = (
    <>
      {seatsLeft > 0 ? texts.book : texts.wait}
      <span className="sr-only"> {time}</span>
    </>
  );
  return (
    <>
      <a href={texts.bookHref + id} className={`noscript:hidden ${link}`}>
        {label}
      </a>
      <noscript>
        <a href={texts.plainBookHref + id} rel="nofollow" className={link}>
          {label}
        </a>
      </noscript>
    </>
  );
}
