'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import type { MaterialHead } from '@/lib/materials/contract';

type Props = {
  chosen: readonly MaterialHead[];
  /** Null: read-only. */
  onChosen: ((chosen: MaterialHead[]) => void) | null;
};

/** The materials of a lesson, in their order. */
export function ChosenMaterials({ chosen, onChosen }: Props) {
  const t = useTranslations('teach.materials');
  if (chosen.length === 0) return <p className="text-ink-2">{t('nothingIn')}</p>;
  const move = (from: number, to: number) => {
    const rest = chosen.toSpliced(from, 1);
    onChosen?.(rest.toSpliced(to, 0, chosen[from]!));
  };
  return (
    <ol className="teach-list">
      {chosen.map(({ id, kind, title, state }, index) => {
        const hiddenTitle = <span className="sr-only"> {title}</span>;
        return (
          <li key={id} className="teach-row">
            <div className="min-w-0">
              <a
                href={hashFor(`${kind}/${id}`)}
                className="link inline-flex min-h-11 items-center font-bold wrap-anywhere"
              >
                {index + 1}. {title}
              </a>
              <p className="text-sm text-ink-2">
                {[t(`kind.${kind}`), state && t(`states.${state}`)].filter(Boolean).join(' · ')}
              </p>
            </div>
            {onChosen && (
              <span className="flex flex-wrap gap-2">
                <Button kind="quiet" disabled={index === 0} onClick={() => move(index, index - 1)}>
                  {t('up')}
                  {hiddenTitle}
                </Button>
                <Button kind="quiet" disabled={index === chosen.length - 1} onClick={() => move(index, index + 1)}>
                  {t('down')}
                  {hiddenTitle}
                </Button>
                <Button kind="quiet" onClick={() => onChosen(chosen.toSpliced(index, 1))}>
                  {t('takeOut')}
                  {hiddenTitle}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
