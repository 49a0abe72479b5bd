'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Field } from '@/components/ui/forms/field';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { makeReportLink, revokeReportLink, useReportLinks } from '@/lib/reports/queries';
import type { ReportLink } from '@/lib/reports/contract';
import { languageNames, type Locale } from '@/lib/kernel/i18n/locales';
import { useTeach } from '@/components/teach/shell/teach-context';
import { LanguageChoice } from './language-choice';

/** The links by which parents of a student read the report. */
export function ParentLinks({ student }: { student: string }) {
  const t = useTranslations('teach.progress.links');
  const { isOpen } = useTeach();
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="prose-width text-ink-2">{t('text')}</p>
      <p className="prose-width text-ink-2">{t('noAnswer')}</p>
      {isOpen && <NewLink student={student} />}
      <Loaded query={useReportLinks(student)} skeleton="h-24">
        {(links) =>
          links.length === 0 ? (
            <p className="text-ink-2">{t('none')}</p>
          ) : (
            <ul className="teach-list">
              {links.map((link) => (
                <OneLink key={link.id} link={link} student={student} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function NewLink({ student }: { student: string }) {
  const t = useTranslations('teach.progress.links');
  const { locale } = useAccount();
  const [language, setLanguage] = useState<Locale>(locale);
  const [url, setUrl] = useState('');
  const { run, busy, failure } = useAction(async () => setUrl(await makeReportLink(student, language)));
  const copy = async () => {
    // If copying fails, the user can copy the shown address by hand.
    await navigator.clipboard.writeText(url).then(
      () => notify('success', t('copied')),
      () => {},
    );
  };
  return (
    <>
      <FormAlert error={failure} onRetry={() => void run()} />
      <div className="flex flex-wrap items-end gap-3">
        <LanguageChoice label={t('language')} value={language} onChange={setLanguage} />
        <Button busyLabel={busy && t('making')} onClick={() => void run()}>
          {t('make')}
        </Button>
      </div>
      {url && (
        <div role="status" className="card grid gap-3 p-5">
          <p className="font-bold">{t('made')}</p>
          <Field label={t('address')} readOnly value={url} onFocus={({ target }) => target.select()} />
          <p>
            <Button kind="secondary" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </p>
        </div>
      )}
    </>
  );
}

function OneLink({ link, student }: { link: ReportLink; student: string }) {
  const t = useTranslations('teach.progress.links');
  const { date } = useAccount();
  const { id, locale, createdAt, endsAt, revokedAt } = link;
  const { run, busy, failure } = useAction(async () => {
    await revokeReportLink(student, id);
    await notify('success', t('revoked'));
  });
  const overAt = revokedAt ?? (new Date(endsAt) <= new Date() ? endsAt : null);
  return (
    <li className="grid gap-2">
      <FormAlert error={failure} onRetry={() => void run()} />
      <div className="teach-row">
        <span>
          <span lang={locale} className="font-bold">
            {languageNames[locale]}
          </span>
          <span className="block text-sm text-ink-2">
            {[
              t('madeOn', { date: date(createdAt) }),
              overAt ? t('over', { date: date(overAt) }) : t('until', { date: date(endsAt) }),
            ].join(' · ')}
          </span>
        </span>
        {!overAt && (
          <Button
            kind="danger"
            busyLabel={busy && t('revoking')}
            aria-label={`${t('revoke')} · ${languageNames[locale]} · ${date(createdAt)}`}
            onClick={() => void run()}
          >
            {t('revoke')}
          </Button>
        )}
      </div>
    </li>
  );
}
