'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction, useErrorText } from '@/components/ui/forms/action';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/kernel/api/api-error';
import { usePackSize } from '@/lib/climb/queries';
import type { Climb } from '@/lib/climb/contract';
import { climbThemes, type ClimbTheme } from '@/lib/climb/climb';
import { makesRoom, packName } from '@/lib/climb/pack';
import { download, useBytes, usePackName } from './use-stored-packs';
import type { Pack } from './pack-store';

type Props = {
  who: { username: string; learner: string | null };
  cells: Climb['cells'];
  packs: readonly Pack[];
  onSay: (message: string) => void;
};

/** Downloads the next levels, or a theme in a grade; it shows the size and which packs will be deleted for it. */
export function DownloadForm({ who, cells, packs, onSay }: Props) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const nameOf = usePackName();
  const [theme, setTheme] = useState<ClimbTheme | 'next'>('next');
  const [wanted, setGrade] = useState<number | null>(null);
  const grades = cells.filter((cell) => cell.theme === theme).map(({ grade }) => grade);
  const grade = wanted !== null && grades.includes(wanted) ? wanted : grades[0];
  const name = packName(theme === 'next' || grade === undefined ? 'next' : { theme, grade });
  const size = usePackSize(name, who.learner);
  const { run, busy, failure, forgetFailure } = useAction(async () => {
    onSay('');
    const gone = await download(who, name, locale);
    const names = gone.map((pack) => nameOf(pack.name)).join(', ');
    onSay([t('packs.done', { name: nameOf(name) }), names && t('packs.gone', { names })].filter(Boolean).join(' '));
  });
  const choose = (change: () => void) => {
    forgetFailure();
    onSay('');
    change();
  };
  const isHere = packs.some((pack) => pack.name === name && pack.learner === who.learner);
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <div className="flex w-full flex-wrap gap-3">
        <SelectField
          label={t('packs.what')}
          className="min-w-0 grow"
          value={theme}
          onChange={({ target }) => choose(() => setTheme(target.value as ClimbTheme | 'next'))}
        >
          <option value="next">{t('packs.next')}</option>
          {climbThemes
            .filter((one) => cells.some((cell) => cell.theme === one))
            .map((one) => (
              <option key={one} value={one}>
                {t(`themes.${one}`)}
              </option>
            ))}
        </SelectField>
        {grade !== undefined && (
          <SelectField
            label={t('packs.grade')}
            value={grade}
            onChange={({ target }) => choose(() => setGrade(Number(target.value)))}
          >
            {grades.map((one) => (
              <option key={one} value={one}>{`G${one}`}</option>
            ))}
          </SelectField>
        )}
      </div>
      <Size size={size.data} error={size.error} name={name} who={who} packs={packs} />
      {failure && <Failure failure={failure} />}
      <Button
        type="submit"
        kind="secondary"
        busyLabel={busy && t('packs.downloading')}
        disabled={size.data?.levels === 0}
      >
        {t(isHere ? 'packs.again' : 'packs.download')}
      </Button>
    </form>
  );
}

type SizeProps = Pick<Props, 'who' | 'packs'> & {
  size: { levels: number; bytes: number } | undefined;
  error: unknown;
  name: string;
};

function Size({ size, error, name, who, packs }: SizeProps) {
  const t = useTranslations('ladder.packs');
  const bytes = useBytes();
  const nameOf = usePackName();
  const errorText = useErrorText();
  if (!size) return <p className="min-h-6 text-sm text-ink-2">{error ? errorText(error) : null}</p>;
  const others = packs.filter((pack) => pack.name !== name || pack.learner !== who.learner);
  const going = makesRoom(others, size) ?? [];
  return (
    <p className="min-h-6 text-sm text-ink-2">
      {t('size', { count: size.levels, size: bytes(size.bytes) })}
      {going.length > 0 && ` ${t('going', { names: going.map((pack) => nameOf(pack.name)).join(', ') })}`}
    </p>
  );
}

const own = ['STORAGE_FULL', 'STORAGE_REFUSED', 'OFFLINE_UNSUPPORTED'] as const;

function Failure({ failure }: { failure: ApiError }) {
  const t = useTranslations('ladder.packs.failed');
  const errorText = useErrorText();
  const code = own.find((one) => one === failure.code);
  return (
    <p role="alert" className="rounded-card bg-danger-soft p-4 font-semibold text-danger">
      {code ? t(code) : errorText(failure)}
    </p>
  );
}
