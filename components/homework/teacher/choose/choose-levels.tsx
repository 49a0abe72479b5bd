'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { useClimb } from '@/lib/climb/queries';
import type { ClimbCell } from '@/lib/climb/contract';
import { itemKey, maxLevels, type HomeworkItem } from '@/lib/homework/homework';
import { climbThemes, nearestGrade, type ClimbTheme } from '@/lib/climb/climb';

type LevelsItem = Extract<HomeworkItem, { kind: 'levels' }>;
type Props = { chosen: readonly string[]; room: number; onAdd: (levels: LevelsItem) => void };
const usual = 10;

/** A number of levels of a theme and grade of the climb; the students choose which. */
export function ChooseLevels(props: Props) {
  const t = useTranslations('homework.given.choose');
  return (
    <div className="grid gap-4">
      <p className="prose-width text-ink-2">{t('levelsHelp')}</p>
      <Loaded query={useClimb(null)}>
        {({ cells }) => (cells.length === 0 ? <p>{t('noLevels')}</p> : <Levels cells={cells} {...props} />)}
      </Loaded>
    </div>
  );
}

function Levels({ cells, chosen, room, onAdd }: Props & { cells: readonly ClimbCell[] }) {
  const t = useTranslations('homework.given.choose');
  const themeName = useTranslations('ladder.themes');
  const [wanted, setWanted] = useState({ theme: cells[0]!.theme, grade: cells[0]!.grade, count: usual });
  const ofTheme = (theme: ClimbTheme) => cells.filter((cell) => cell.theme === theme);
  const { theme } = wanted;
  // Not every theme has levels in every grade.
  const grade = nearestGrade(
    ofTheme(theme).map((cell) => cell.grade),
    wanted.grade,
  )!;
  const { levels } = ofTheme(theme).find((cell) => cell.grade === grade)!;
  const most = Math.min(levels, maxLevels);
  const item: LevelsItem = { kind: 'levels', theme, grade, count: Math.min(wanted.count, most) };
  const isChosen = chosen.includes(itemKey(item));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('theme')}
          value={theme}
          onChange={({ target }) => setWanted({ ...wanted, theme: target.value as ClimbTheme })}
        >
          {climbThemes
            .filter((one) => ofTheme(one).length > 0)
            .map((one) => (
              <option key={one} value={one}>
                {themeName(one)}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={t('grade')}
          value={grade}
          onChange={({ target }) => setWanted({ ...wanted, grade: Number(target.value) })}
        >
          {ofTheme(theme).map((cell) => (
            <option key={cell.grade} value={cell.grade}>
              {`G${cell.grade}`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('howMany')}
          value={item.count}
          onChange={({ target }) => setWanted({ ...wanted, count: Number(target.value) })}
        >
          {Array.from({ length: most }, (_, index) => index + 1).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" disabled={isChosen || room === 0} onClick={() => onAdd(item)}>
          {t('addLevels')}
        </Button>
        {isChosen && <span role="status">{t('levelsChosen')}</span>}
      </p>
    </>
  );
}
