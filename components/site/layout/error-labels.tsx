import { getTranslations } from 'next-intl/server';
import { textsFor } from '@/lib/kernel/i18n/texts-for';
import { errorLabelsId } from './error-labels-id';

const keys = ['message', 'explanation', 'notFound', 'retry', 'home', 'brokenPage', 'goHome'] as const;
export type ErrorLabels = Record<(typeof keys)[number], string>;

/** The words of the error pages, in the document itself: when an error shows, nothing more may be loadable. */
export async function ErrorLabelsData() {
  const text = JSON.stringify(textsFor(keys, await getTranslations('error'))).replace(/</g, '\\u003c');
  return <script type="application/json" id={errorLabelsId} dangerouslySetInnerHTML={{ __html: text }} />;
}
