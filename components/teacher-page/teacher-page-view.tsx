import { getTranslations } from 'next-intl/server';
import { ContactChannels } from '@/components/site/contact-channels';
import { Breadcrumb } from '@/components/pages/breadcrumb';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import { SunHeader } from '@/components/ui/sun-header';
import type { TeacherPage } from '@/lib/teacher-page/contract';
import { languageNameIn } from '@/lib/kernel/i18n/locales';
import { joined } from '@/lib/kernel/i18n/joined';
import { Link } from '@/lib/kernel/links/link';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { TeacherPhoto } from './teacher-photo';

/** A teacher's public page, and how to reach them: for their students by message, for others by the school. */
export async function TeacherPageView({ teacher }: { teacher: TeacherPage }) {
  const [t, locale] = await Promise.all([getTranslations('teachers'), pageLocale()]);
  const { slug, name, about, places, hours, classes, picture, languages } = teacher;
  const facts = [
    {
      label: t('languages'),
      text: joined(
        locale,
        languages.map((language) => languageNameIn(locale, language)),
      ),
    },
    { label: t('places'), text: places },
    { label: t('hours'), text: hours },
    { label: t('classes'), text: classes },
  ].filter(({ text }) => text !== '');
  return (
    <article>
      <SunHeader
        breadcrumb={
          <Breadcrumb above={[{ to: 'teachers', name: t('title') }]} here={{ to: `teachers/${slug}`, name }} />
        }
      >
        <TeacherPhoto picture={picture} name={name} isFirst className="size-32 text-6xl md:size-40" />
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="text-[1.1rem] text-on-sun">{t('partner')}</p>
      </SunHeader>
      <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid content-start gap-8">
          <section aria-labelledby="about-teacher">
            <h2 id="about-teacher" className="mb-4">
              {t('about')}
            </h2>
            <Paragraphs text={about} className="wrap-anywhere" />
          </section>
          <dl className="grid gap-5">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-[15px] font-semibold text-ink-2">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section aria-labelledby="reach-teacher" className="card grid content-start gap-4 self-start p-5 sm:p-8">
          <h2 id="reach-teacher" className="text-xl">
            {t('reach')}
          </h2>
          <p>{t('reachStudents')}</p>
          <p>
            <Link to="learn/messages" className="btn btn-secondary">
              {t('toMessages')}
            </Link>
          </p>
          <p>{t('reachSchool')}</p>
          <ContactChannels />
        </section>
      </div>
    </article>
  );
}
