import { getFormatter, getTranslations } from 'next-intl/server';

/** The day from which the rules of a page apply; nothing if it has none. */
export async function InForce({ from }: { from: string | null }) {
  if (!from) return null;
  const [t, format] = await Promise.all([getTranslations('editorial.period'), getFormatter()]);
  const date = format.dateTime(new Date(from), { dateStyle: 'long' });
  return (
    <p className="mt-5 font-semibold text-on-sun">
      <time dateTime={from}>{t('inForce', { date })}</time>
    </p>
  );
}
