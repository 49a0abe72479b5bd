'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { lookAtFile, type LookedAt } from './look-at-sheet';
import { SheetProblem } from '@/lib/students/read-sheet';
import type { Encoding } from '@/lib/students/read-text';

type Props = {
  file: File;
  /** The encoding that it was read with. */
  encoding: Encoding;
  possible: readonly Encoding[];
  onChecked: (looked: LookedAt) => void;
};

/** A file that is not Unicode does not state its encoding: the teacher checks the names, and can have it read again with another encoding. */
export function EncodingChoice({ file, encoding, possible, onChecked }: Props) {
  const t = useTranslations('teach.import');
  const { locale } = useAccount();
  const [wanted, setWanted] = useState(encoding);
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const { run, failure } = useAction(async (next: Encoding) => {
    setWanted(next);
    setProblem(null);
    try {
      onChecked(await lookAtFile(file, locale, next));
    } catch (error) {
      if (!(error instanceof SheetProblem)) throw error;
      setProblem(error);
    }
  });
  return (
    <>
      <FormAlert error={failure} onRetry={() => void run(wanted)} />
      <SelectField
        label={t('encoding')}
        hint={t('encodingHint')}
        error={problem ? t(`problems.${problem.code}`, { line: problem.line }) : undefined}
        value={encoding}
        onChange={({ target }) => void run(target.value as Encoding)}
        className="max-w-[380px]"
      >
        {possible.map((one) => (
          <option key={one} value={one}>
            {t(`encodings.${one}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
