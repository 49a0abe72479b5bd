'use client';

import { notify } from '@/components/ui/toasts/notify';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import type { FaqLabels } from './faq-labels';

type Props = {
  slug: string;
  question: string;
  answer: string;
  isShown: boolean;
  labels: Pick<FaqLabels, 'copyLink' | 'copied' | 'inAddress'>;
};

/** A question that expands to its answer. The id is inside `details`, so that browsers open it for a link to the id; in print all are open. */
export function FaqAnswer({ slug, question, answer, isShown, labels }: Props) {
  return (
    <details hidden={!isShown} className="faq-answer card px-5 py-1 shadow-none">
      <summary className="question">{question}</summary>
      <div id={slug} className="scroll-mt-16 pb-3">
        <Paragraphs text={answer} className="text-ink-2" />
        <a
          href={`#${slug}`}
          className="mt-1 inline-flex min-h-11 items-center text-sm text-ink-2 underline underline-offset-4 hover:text-ink print:hidden"
          onClick={(event) => copyLink(event.currentTarget.href, labels)}
        >
          {labels.copyLink}
          <span className="sr-only">{question}</span>
        </a>
      </div>
    </details>
  );
}

/** The link also leads to the answer: if copying fails, the user can copy the address from the address bar. */
async function copyLink(href: string, { copied, inAddress }: Props['labels']) {
  try {
    await navigator.clipboard.writeText(href);
    await notify('success', copied);
  } catch {
    await notify('info', inAddress);
  }
}
