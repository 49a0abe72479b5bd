import { getTranslations } from 'next-intl/server';
import { textsFor } from '@/lib/kernel/i18n/texts-for';
import { errorLabelsId } from './error-labels-id';

const keys = ['message', 'explanation', 'notFound', 'retry', 'home', 'brokenPage', 'goHome'] as const;
export type ErrorLabels = Record<(typeof keys)[number], string>;

/** The texts of the error pages, inline in the document: when an error is shown, loading them may fail. */
export async function ErrorLabelsData() {
  const text = JSON.stringify(textsFor(keys, await getTranslations('error'))).replace(/</g, '\\u003c');
  return <script type="application/json" id={errorLabelsId} dangerouslySetInnerHTML={{ __html: text }} />;
}
