import { getTranslations } from 'next-intl/server';
import { Board } from '@/components/go/board';
import { Stone } from '@/components/go/stone';
import { siteMetadata } from '@/lib/data/site';
import { originHref } from '@/lib/i18n/href';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pictures } from './positions';
import { Heading } from './section';

/** What a free account holds (docs/product.md, "VIP"). */
const benefits = ['vip', 'trial', 'ladder', 'records', 'pvp', 'review'] as const;

export async function MemberBenefits() {
  const [t, site, locale] = await Promise.all([getTranslations('home'), siteMetadata(), pageLocale()]);
  return (
    <section
      aria-labelledby="members-title"
      className="wrap grid items-center gap-10 py-14 md:py-20 lg:grid-cols-[.9fr_1.1fr] lg:gap-14"
    >
      <div className="mx-auto w-full max-w-[520px] overflow-hidden rounded-[24px] shadow-card">
        <Board position={pictures.members} />
      </div>
      <div>
        <Heading name="members" />
        <ul className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {benefits.map((benefit, index) => (
            <li key={benefit} className="flex items-start gap-3">
              <Stone small color={index % 2 ? 'white' : 'black'} className="mt-1" />
              <span>
                <b className="block leading-snug">{t(`members.${benefit}.title`)}</b>
                <span className="text-sm text-ink-2">{t(`members.${benefit}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <a href={originHref(site, locale, 'register')} className="btn btn-primary mt-8">
          {t('members.register')}
        </a>
      </div>
    </section>
  );
}
