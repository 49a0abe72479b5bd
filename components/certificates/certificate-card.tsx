'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { useSchoolDay } from '@/components/ui/shell/school-day';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/toasts/notify';
import { saveFile } from '@/components/ui/browser/save-file';
import { checkHref, readCertificatePdf, readCredential, showNameOf } from '@/lib/certificates/queries';
import type { Certificate } from '@/lib/certificates/contract';
import { languageNames, locales, type Locale } from '@/lib/kernel/i18n/locales';
import { useLearning } from '@/components/learn/shell/learn-context';

/** A certificate and the owner's actions; a child can only save the PDF. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('exam.certificate');
  // The same day as on the PDF and the public page.
  const day = useSchoolDay();
  const { kids } = useLearning();
  const { number, grade, passedAt, revokedAt } = certificate;
  return (
    <article className="card grid content-start gap-3 p-5">
      <h3 className="text-lg">{t('of', { grade })}</h3>
      <p className="text-sm text-ink-2">
        {t('passedAt', { date: day(passedAt) })}
        <br />
        <span className="select-all">{t('number', { number })}</span>
      </p>
      {revokedAt ? (
        <p className="font-bold">{t('revoked', { date: day(revokedAt) })}</p>
      ) : (
        <>
          <Pdf number={number} isInOneLanguage={kids} />
          {!kids && <Sharing certificate={certificate} />}
        </>
      )}
    </article>
  );
}

function Pdf({ number, isInOneLanguage }: { number: string; isInOneLanguage: boolean }) {
  const t = useTranslations('exam.certificate');
  const { locale } = useAccount();
  const [language, setLanguage] = useState<Locale>(locale);
  const id = useId();
  const { run, busy, failure } = useAction(async () => {
    saveFile(`${number}.pdf`, await readCertificatePdf(number, language), 'application/pdf');
  });
  return (
    <div className="grid justify-items-start gap-3">
      <FormAlert error={failure} onRetry={() => void run()} />
      <div className="flex flex-wrap items-end gap-3">
        {!isInOneLanguage && (
          <label className="grid gap-1 text-sm font-bold" htmlFor={id}>
            {t('pdfIn')}
            <select
              id={id}
              className="input"
              value={language}
              onChange={({ target }) => setLanguage(target.value as Locale)}
            >
              {locales.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageNames[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button busyLabel={busy && t('saving')} onClick={() => void run()}>
          {t('pdf')}
        </Button>
      </div>
    </div>
  );
}

function Sharing({ certificate: { number, isNameShown } }: { certificate: Certificate }) {
  const t = useTranslations('exam.certificate');
  const { locale } = useAccount();
  const href = checkHref(number, locale);
  const credential = useAction(async () => {
    saveFile(`${number}.jwt`, await readCredential(number, locale), 'application/vc+jwt');
  });
  const naming = useAction(() => showNameOf(number, !isNameShown));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(href, window.location.origin).href);
      await notify('success', t('copied'));
    } catch {
      // Without the clipboard, opens the page: the user can copy its address.
      window.location.assign(href);
    }
  };
  return (
    <details className="grid gap-3">
      <summary className="opener min-h-6 font-bold">{t('more')}</summary>
      <div className="mt-3 grid justify-items-start gap-3">
        <FormAlert error={naming.failure} onRetry={() => void naming.run()} />
        <Checkbox checked={isNameShown} onChange={() => void naming.run()}>
          <span>
            <span className="block font-bold">{t('showName')}</span>
            <span className="text-sm text-ink-2">{t('showNameText')}</span>
          </span>
        </Checkbox>
        <p className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <a className="link inline-block min-h-6" href={href} target="_blank" rel="noreferrer">
            {t('check')}
          </a>
        </p>
        <FormAlert error={credential.failure} onRetry={() => void credential.run()} />
        <Button kind="secondary" busyLabel={credential.busy && t('saving')} onClick={() => void credential.run()}>
          {t('credential')}
        </Button>
        <p className="text-sm text-ink-2">{t('credentialText')}</p>
      </div>
    </details>
  );
}
