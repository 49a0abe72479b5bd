'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { FieldFrame } from '@/components/ui/forms/field-frame';
import { TextArea } from '@/components/ui/forms/text-area';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/browser/save-file';
import { headingsIn } from '@/lib/students/sheet';
import { BackToStudents } from '../back-to-students';
import { lookAtFile, lookAtText, type LookedAt } from './look-at-sheet';
import { SheetProblem } from '@/lib/students/read-sheet';

type Props = { onChecked: (looked: LookedAt) => void };

/** A file or pasted text; a problem is shown at the field that it is about. */
export function ChooseSheet({ onChecked }: Props) {
  const t = useTranslations('teach.import');
  const account = useTranslations('account');
  const { locale } = useAccount();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const { run, busy, failure } = useAction(async () => {
    setProblem(null);
    try {
      onChecked(file ? await lookAtFile(file, locale) : await lookAtText(text));
    } catch (error) {
      if (!(error instanceof SheetProblem)) throw error;
      setProblem(error);
    }
  });
  const problemText = problem ? t(`problems.${problem.code}`, { line: problem.line }) : undefined;
  return (
    <form
      noValidate
      className="card grid max-w-[640px] gap-5 p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <FormAlert error={failure} onRetry={() => void run()} />
      <FieldFrame label={t('file')} hint={t('fileHint')} error={file || !text ? problemText : undefined}>
        {(tied) => (
          <input
            type="file"
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            className="input"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setProblem(null);
            }}
            {...tied}
          />
        )}
      </FieldFrame>
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        error={!file && text ? problemText : undefined}
        value={text}
        disabled={file !== null}
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" busyLabel={busy && account('sending')} className="min-h-[50px] w-full">
        {t('check')}
      </Button>
      <span className="flex flex-wrap gap-3">
        <Button
          kind="quiet"
          onClick={() => saveFile(`${t('templateFile')}.csv`, `\uFEFF${headingsIn(locale).join(',')}\r\n`, 'text/csv')}
        >
          {t('template')}
        </Button>
        <BackToStudents />
      </span>
    </form>
  );
}
