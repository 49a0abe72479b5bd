'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { saveFile } from '@/components/ui/browser/save-file';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { readNotebookFile } from '@/lib/notebook/queries';
import { useLearning } from '@/components/learn/shell/learn-context';

const types = { csv: 'text/csv', sgf: 'application/x-go-sgf' };

/** Downloads the notebook as CSV or SGF. */
export function DownloadNotebook() {
  const t = useTranslations('notebook.file');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { run, busy, failure } = useAction(async (format: 'csv' | 'sgf') => {
    const { text } = await readNotebookFile(who.learner, locale, format);
    saveFile(`${t('name')}.${format}`, text, types[format]);
  });
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{t('title')}</h2>
      <FormAlert error={failure} onRetry={() => {}} />
      <p className="flex flex-wrap gap-3">
        {(['csv', 'sgf'] as const).map((format) => (
          <Button key={format} kind="secondary" busyLabel={busy && t('saving')} onClick={() => void run(format)}>
            {t(format)}
          </Button>
        ))}
      </p>
    </section>
  );
}
