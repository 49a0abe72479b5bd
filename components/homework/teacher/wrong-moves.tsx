'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Board } from '@/components/go/board';
import { placeOf } from '@/components/go/stones';
import type { Homework, HomeworkResults } from '@/lib/homework/contract';
import type { Problem } from '@/lib/go/position';
import { sideToPlay } from '@/lib/go/problem';
import { conventionOf, pointName } from '@/lib/go/point-name';
import { useItemName } from './choose/item-name';
import { useListText } from './list-text';
import { boardOfMoment } from './moment';

type Props = { homework: Homework; results: HomeworkResults };
type Moment = HomeworkResults['wrong'][number]['moments'][number];

/** The wrong moves of the first tries: for each problem on one board, and as a list. */
export function WrongMoves({ homework: { items }, results: { students, wrong } }: Props) {
  const t = useTranslations('homework.given.wrong');
  const nameOf = useItemName();
  const names = new Map(students.map(({ id, name }) => [id, name]));
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="prose-width text-ink-2">{t(wrong.length > 0 ? 'lead' : 'none')}</p>
      <div className="grid gap-5 lg:grid-cols-2">
        {items.map((item, index) => {
          const found = wrong.find(({ key }) => key === item.key);
          if (!('problem' in item) || !found) return null;
          return (
            <article key={item.key} className="card grid content-start gap-4 p-5">
              <h3 className="text-lg">{t('problem', { number: index + 1, name: nameOf(item) })}</h3>
              {found.moments.map((moment) => (
                <OneMoment key={moment.after.join(' ')} problem={item.problem} moment={moment} names={names} />
              ))}
            </article>
          );
        })}
      </div>
    </section>
  );
}

type MomentProps = { problem: Problem; moment: Moment; names: ReadonlyMap<string, string> };

function OneMoment({ problem, moment, names }: MomentProps) {
  const t = useTranslations('homework.given.wrong');
  const color = useTranslations('board');
  const { locale } = useAccount();
  const { size } = problem.position;
  const convention = conventionOf(locale);
  const name = (at: string) => pointName(placeOf(at, size), size, convention);
  const listText = useListText();
  const list = (points: readonly string[]) => listText(points.map(name));
  const side = color(sideToPlay(problem));
  return (
    <figure className="grid gap-2">
      <Board
        position={boardOfMoment(problem, moment)}
        title={t('board', { color: side, right: list(moment.right) })}
        coordinates={convention}
        className="w-full max-w-[420px]"
      />
      <figcaption className="grid gap-2">
        {moment.after.length > 0 && <p>{t('after', { moves: list(moment.after) })}</p>}
        <ul className="grid gap-1">
          {moment.moves.map(({ at, students }) => (
            <li key={at}>
              <span className="font-semibold">{t('chose', { move: name(at), count: students.length })}</span>{' '}
              <span className="text-sm text-ink-2 wrap-anywhere">
                {listText(students.flatMap((id) => names.get(id) ?? []))}
              </span>
            </li>
          ))}
        </ul>
        <p>{t('right', { moves: list(moment.right) })}</p>
      </figcaption>
    </figure>
  );
}
