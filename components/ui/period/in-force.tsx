import { getFormatter, getTranslations } from 'next-intl/server';

/** From which day the rules of a page hold; nothing where it has none. */
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
