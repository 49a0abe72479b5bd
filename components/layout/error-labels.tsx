import { getTranslations } from 'next-intl/server';
import { errorLabelsId, type ErrorLabels } from './read-error-labels';

/** The words of the error pages, in the document itself: when an error shows, nothing more may be loadable. */
export async function ErrorLabelsData() {
  const t = await getTranslations('error');
  const labels: ErrorLabels = {
    message: t('message'),
    explanation: t('explanation'),
    notFound: t('notFound'),
    retry: t('retry'),
    home: t('home'),
    brokenPage: t('brokenPage'),
    goHome: t('goHome'),
  };
  const text = JSON.stringify(labels).replace(/</g, '\\u003c');
  return <script type="application/json" id={errorLabelsId} dangerouslySetInnerHTML={{ __html: text }} />;
}
