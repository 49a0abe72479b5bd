import { getTranslations } from 'next-intl/server';
import { Board } from '@/components/go/board';
import { boardLabels } from '@/components/go/board-labels';
import { PlayableBoard } from '@/components/go/playable-board';
import type { CatalogueItem } from '@/lib/catalogue/reads';
import { parsePoint, type Problem } from '@/lib/go/position';
import { sideToPlay, solutionOf } from '@/lib/go/problem';
import { conventionOf, pointName } from '@/lib/go/point-name';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** The position of the cover: to play on where the course has a sample problem, else as a diagram. */
export async function TryBoard({ item, problem }: { item: CatalogueItem; problem: Problem | null }) {
  const [t, board, locale] = await Promise.all([getTranslations('course'), getTranslations('board'), pageLocale()]);
  if (!problem) {
    return (
      <div className="go-play">
        <Board
          position={item.cover}
          coordinates={conventionOf(locale)}
          title={t('positionOf', { title: item.copy.title })}
        />
      </div>
    );
  }
  const texts = problem.texts?.[locale];
  const title = texts?.prompt ?? t(`goal.${problem.goal}`, { color: board(sideToPlay(problem)) });
  const { size } = problem.position;
  const first = parsePoint(solutionOf(problem)[0] ?? '', size);
  const solved = first && texts?.right.replace('{point}', pointName(first, size, conventionOf(locale)));
  return (
    <PlayableBoard
      items={[{ problem, title, wrong: texts?.wrong, solved: solved ?? undefined }]}
      labels={boardLabels(board, locale)}
      coordinates
    />
  );
}
