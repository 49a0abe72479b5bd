'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { boardLabels } from '@/components/go/board-labels';
import { placeOf } from '@/components/go/stones';
import { pointName } from '@/lib/go/point-name';
import type { PlayedMove } from '@/lib/go/solve';

/** The texts of a board, in the user's language and with its names of the points. */
export function useBoardTexts(size: number) {
  const t = useTranslations('board');
  const learn = useTranslations('learn.board');
  const { locale } = useAccount();
  return useMemo(() => {
    const labels = boardLabels(t, locale);
    const name = (at: string) => pointName(placeOf(at, size), size, labels.convention);
    /** 'Black C3, captures two.' */
    const say = ({ at, color, captured }: PlayedMove) =>
      (labels.captures[Math.min(captured, labels.captures.length) - 1] ?? labels.move)
        .replace('{color}', labels[color])
        .replace('{point}', name(at));
    const stones = (points: readonly string[]) => points.map(name).join(', ') || learn('noStones');
    /** The whole board as text, for screen readers. */
    const describe = (black: readonly string[], white: readonly string[]) =>
      learn('position', { black: stones(black), white: stones(white) });
    return { labels, name, say, describe };
  }, [t, learn, locale, size]);
}
