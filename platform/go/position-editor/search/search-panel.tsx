'use client';

import { attackingGoals } from '@/lib/go/judge';
import type { Problem } from '@/lib/go/position';
import { proofOf, searchLimit, type Review } from '@/lib/go/review';
import { ui } from '../editor-labels';
import { lineName } from '../fault-messages';
import type { EditorTexts } from '../editor-texts';
import { useSearch } from './use-search';

type SearchPanelProps = {
  problem: Problem;
  /** The position is legal. */
  isSound: boolean;
  /** Puts first moves into the tree. */
  onAdd: (moves: readonly string[]) => void;
  t: EditorTexts;
};

/** The result of the search on the problem. It only advises and never blocks saving. */
export function SearchPanel({ problem, isSound, onAdd, t }: SearchPanelProps) {
  const proof = isSound ? proofOf(problem) : undefined;
  const isWanted = proof !== undefined && typeof proof !== 'string';
  const { review, isDone, hasFailed } = useSearch(problem, isWanted);
  const wait =
    proof === undefined
      ? ui.searchWaits
      : proof === 'unmarked'
        ? ui.searchMarks
        : proof === 'judgement'
          ? ui.searchNotAsked
          : null;
  return (
    <section className="pe-panel" aria-label={t(ui.search)} aria-live="polite" aria-busy={isWanted && !isDone}>
      <h4>{t(ui.search)}</h4>
      {wait && <p>{t(wait)}</p>}
      {isWanted && hasFailed && <p>{t(ui.searchFailed)}</p>}
      {isWanted && !isDone && <p className="pe-hint">{t(ui.searching, { n: review?.depth ?? 0 })}</p>}
      {isWanted && review && (isDone || (review.isSure && attackingGoals.includes(problem.goal))) && (
        <Finding problem={problem} review={review} isDone={isDone} onAdd={onAdd} t={t} />
      )}
    </section>
  );
}

type FindingProps = { review: Review; isDone: boolean } & Omit<SearchPanelProps, 'isSound'>;

function Finding({ problem, review, isDone, onAdd, t }: FindingProps) {
  const { size } = problem.position;
  const { answers, ko, slower, doubts, depth, isSure, isCompared } = review;
  const names = (points: readonly string[]) =>
    points.map((at) => t.point(at, size)).join(t.language === 'en' ? ', ' : '、');
  const isHopeless = !answers.length && (isSure || (attackingGoals.includes(problem.goal) && depth >= searchLimit));
  if (!isSure && !isHopeless) return <p className="pe-wrong">{t(ui.tooWide, { n: depth })}</p>;
  const missing = answers.filter((at) => !problem.moves.some((move) => move.at === at));
  return (
    <>
      <p>
        {isHopeless
          ? t(ui.noAnswers)
          : t(answers.length === 1 ? ui.answer : ui.answers, { n: answers.length, points: names(answers) })}
      </p>
      {slower.length > 0 && (
        <p>{t(ui.slower, { n: slower.length, points: names(slower.slice(0, 6)) + (slower.length > 6 ? ' …' : '') })}</p>
      )}
      {ko.length > 0 && <p>{t(ui.koAnswers, { points: names(ko) })}</p>}
      {doubts.length > 0 && problem.moves.length > 0 && (
        <ul className="pe-faults">
          {doubts.slice(0, 8).map(({ code, line }) => (
            <li key={code + line.join()}>{t(ui.doubts[code], { line: lineName(line.join(' '), size, t.language) })}</li>
          ))}
        </ul>
      )}
      {problem.moves.length > 0 && doubts.length === 0 && !isHopeless && (
        <p className="pe-fine">{t(isCompared ? ui.agrees : ui.agreesFirst)}</p>
      )}
      {missing.length > 0 && (
        <div className="pe-row">
          <button type="button" className="pe-button" onClick={() => onAdd(missing)}>
            {t(ui.addAnswers)}
          </button>
        </div>
      )}
      {isDone && <p className="pe-hint">{t(ui.depth, { n: depth })}</p>}
    </>
  );
}
