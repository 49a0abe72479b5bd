import { getTranslations } from 'next-intl/server';
import { PeriodGate } from '@/components/ui/period/period-gate';
import { Icon } from '@/components/ui/icon';
import type { Championship } from '@/lib/pages/cms-contract';
import { periodNow } from '@/lib/kernel/cache/period-now';
import { siteMetadata } from '@/lib/site/reads';
import { originHref, telephoneHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** While registration is open, the link to the form; and the contact. */
export async function HowToEnter({ championship }: { championship: Championship }) {
  const { slug, title, registrationStartsAt: startsAt, registrationEndsAt: endsAt } = championship;
  const [t, locale, site, initial] = await Promise.all([
    getTranslations('editorial.championships'),
    pageLocale(),
    siteMetadata(),
    periodNow({ startsAt, endsAt }),
  ]);
  const { email, phone, officeHours } = site;
  const paragraph = (text: string) => <p className="text-ink-2">{text}</p>;
  return (
    <section aria-labelledby="enter" className="card grid gap-3 bg-paper p-6 shadow-none">
      <h2 id="enter" className="text-[1.2rem]">
        {t('enter')}
      </h2>
      <PeriodGate
        initial={initial}
        startsAt={startsAt}
        endsAt={endsAt}
        upcoming={paragraph(t('enterLater'))}
        active={
          <div className="grid gap-4">
            {paragraph(t('enterNow'))}
            <a href={originHref(site, locale, `enter/${slug}`)} className="btn btn-primary justify-self-start">
              {t('register')}
            </a>
          </div>
        }
        ended={paragraph(t('enterOver'))}
      />
      <ul className="grid gap-1 text-[15px]">
        {email && (
          <li>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
              className="inline-flex min-h-9 items-center gap-2 link [overflow-wrap:anywhere]"
            >
              <Icon name="mail" className="flex-none" />
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={telephoneHref(phone)} className="inline-flex min-h-9 items-center gap-2 link">
              <Icon name="phone" className="flex-none" />
              {phone}
            </a>
          </li>
        )}
        {officeHours && (
          <li className="flex items-center gap-2 text-ink-2">
            <Icon name="clock" className="flex-none" />
            {officeHours}
          </li>
        )}
      </ul>
    </section>
  );
}
