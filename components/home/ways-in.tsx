import { getTranslations } from 'next-intl/server';
import { Board } from '@/components/go/board';
import { Link } from '@/lib/i18n/link';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pictures } from './positions';

/** Three doors: for oneself, for a child, for those who teach. Kids Go is not offered in Japanese (docs/product.md, "Regions"). */
export async function WaysIn() {
  const [t, locale] = await Promise.all([getTranslations('home'), pageLocale()]);
  const ways = [
    { key: 'adult', to: 'courses?audience=adult', color: 'text-action' },
    { key: 'child', to: locale === 'ja-JP' ? 'parents' : 'kidgo', color: 'text-jade' },
    { key: 'teacher', to: 'TeachingCooperationProject', color: 'text-plum' },
  ] as const;
  return (
    <section aria-label={t('ways.label')} className="wrap relative -mt-10 md:-mt-14">
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-5">
        {ways.map(({ key, to, color }) => (
          <li key={key}>
            <Link
              to={to}
              className="card grid h-full grid-cols-[minmax(0,1fr)_104px] items-center gap-4 rounded-[20px] px-6 py-[22px] transition-[border-color] duration-120 hover:border-orange-500 md:max-xl:grid-cols-1"
            >
              <span>
                <span className="block font-display text-[1.25rem] leading-snug font-extrabold">
                  {t(`ways.${key}.title`)}
                </span>
                <span className="mt-1.5 mb-3 block text-sm leading-relaxed text-ink-2">{t(`ways.${key}.text`)}</span>
                <span className={`text-sm font-bold ${color}`}>
                  {t(`ways.${key}.go`)}
                  {'\u00a0→'}
                </span>
              </span>
              <Board position={pictures[key]} className="md:max-xl:max-w-[120px]" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
