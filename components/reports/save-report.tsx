'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/browser/save-file';
import { readReportFile, type ReportFormat } from '@/lib/reports/queries';
import { isPrinted } from '@/lib/kernel/text/printed-text';
import type { AskedPeriod } from '@/lib/reports/report-period';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { LanguageChoice } from './language-choice';

/** `others`: further names that are printed in the file. */
type Props = { of: 'class' | 'student'; id: string; name: string; others?: readonly string[]; period: AskedPeriod };

const types: Record<ReportFormat, string> = { csv: 'text/csv', pdf: 'application/pdf' };

/** The report as a file, in the language that is chosen. */
export function SaveReport({ of, id, name, others = [], period }: Props) {
  const t = useTranslations('teach.progress');
  const { locale } = useAccount();
  const [language, setLanguage] = useState<Locale>(locale);
  const [making, setMaking] = useState<ReportFormat>('csv');
  const { run, busy, failure } = useAction(async (format: ReportFormat) => {
    setMaking(format);
    saveFile(`${name}.${format}`, await readReportFile(of, { id, period, locale: language, format }), types[format]);
  });
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('file.title')}</h2>
      <FormAlert error={failure} onRetry={() => void run(making)} />
      <div className="flex flex-wrap items-end gap-3">
        <LanguageChoice label={t('file.language')} value={language} onChange={setLanguage} />
        {(['pdf', 'csv'] as const).map((format) => (
          <Button
            key={format}
            kind="secondary"
            busyLabel={busy && making === format && t('file.saving')}
            onClick={() => void run(format)}
          >
            {t(`file.${format}`)}
          </Button>
        ))}
      </div>
      {![name, ...others].every(isPrinted) && <p className="prose-width text-sm text-ink-2">{t('file.unprinted')}</p>}
    </section>
  );
}
