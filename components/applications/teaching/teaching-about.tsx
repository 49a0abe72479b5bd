'use client';

import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/shell/facts';
import type { Opened } from '@/lib/applications/queries';
import type { PersonalApplication } from '@/lib/applications/contract';
import { valuesOf } from './application-values';
import { OpenDocument } from './open-document';

/** What an applicant wrote, and the documents, which only the applicant and the school open. */
export function TeachingAbout({ application, opened }: { application: PersonalApplication; opened: Opened }) {
  const t = useTranslations('account');
  const { name, email, phone, experience, eligibility, ownGrade } = valuesOf(application);
  const files = application.files.filter(({ state }) => state === 'STORED');
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('request.about')}</h2>
      <Facts
        facts={[
          [t('fields.applicantName'), name],
          [t('fields.email'), email],
          [t('fields.contactPhone'), phone],
          [t('fields.eligibility'), eligibility && t(`apply.eligibility.${eligibility as 'certificate'}`)],
          [t('fields.ownGrade'), ownGrade],
        ]}
      />
      {experience && (
        <div className="grid gap-1 text-sm">
          <h3 className="text-sm font-normal text-ink-2">{t('fields.experience')}</h3>
          <p className="whitespace-pre-line">{experience}</p>
        </div>
      )}
      {files.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-base">{t('apply.documents.title')}</h3>
          <ul className="grid gap-3" aria-label={t('apply.documents.title')}>
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
                <span className="font-semibold [overflow-wrap:anywhere]">{file.name}</span>
                <OpenDocument file={file} opened={opened} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
