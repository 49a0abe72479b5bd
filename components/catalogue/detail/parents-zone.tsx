import { getTranslations } from 'next-intl/server';
import type { CmsCourse } from '@/lib/pages/cms-contract';

/** Information for parents about a children's course. */
export async function ParentsZone({ copy }: { copy: CmsCourse }) {
  const t = await getTranslations('course');
  const rows = [
    { label: t('parents.target'), text: copy.parentsZoneTarget },
    { label: t('parents.week'), text: copy.parentsZoneWeek },
    { label: t('parents.unit'), text: copy.parentsZoneUnit },
  ].filter(({ text }) => text);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="parents" className="rounded-[20px] bg-jade-soft p-6 md:p-7">
      <h2 id="parents" className="text-jade">
        {t('parents.title')}
      </h2>
      <dl className="mt-4 grid gap-4">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-bold">{label}</dt>
            <dd className="prose-width whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
