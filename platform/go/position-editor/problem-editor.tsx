'use client';

import { useState } from 'react';
import { checkPosition, goals, type Problem } from '@/lib/go/position';
import { JsonText } from '@/platform/kernel/back-office/fields/json-text';
import { emptyPosition } from '@/lib/go/edit-position';
import { clip, compactProblem, newProblem, start, type Edited, type Spot } from './edit-problem';
import { goalLabels, ui } from './editor-labels';
import { FaultList } from './faults/fault-list';
import { problemFaults } from './faults/faults';
import { HistoryButtons, onHistoryKey } from './history/history-buttons';
import { MoveList } from './move-list';
import { MovesBench } from './moves-bench';
import { PasteBox } from './paste-box';
import { PositionBench } from './position-bench';
import { ProblemTextFields } from './boards/problem-texts';
import { readProblem } from './read-text';
import { editorTexts } from './editor-texts';
import { SearchPanel } from './search/search-panel';
import { useHistory } from './history/use-history';

type ProblemEditorProps = { value: unknown; onChange: (value: Problem | null) => void; language: string };

/** A problem to play: its position is set up, then its tree of answers is played on the same board. */
export function ProblemEditor({ value, onChange, language }: ProblemEditorProps) {
  const t = editorTexts(language);
  const given = readProblem(value);
  const [shelved, setShelved] = useState<Problem['texts']>();
  const texts = given ? given.texts : shelved;
  // Texts are not part of the board's history; their text fields have their own undo.
  const board = given && compactProblem({ ...given, texts: undefined });
  const history = useHistory(board, (next) => {
    if (!next) setShelved(texts);
    onChange(next && compactProblem({ ...next, texts }));
  });
  const { value: problem } = history;
  const [isSetUp, setSetUp] = useState(!given?.moves.length);
  const [wish, setSpot] = useState<Spot>(start);
  const isBroken = !problem && value !== null && value !== undefined;

  const begin = (size: number) => {
    setShelved(undefined);
    setSetUp(true);
    setSpot(start);
    history.edit(compactProblem(newProblem({ ...emptyPosition(size), toPlay: 'black' })));
  };
  const edit = (next: Problem) => history.edit(next === problem ? next : compactProblem(next));

  if (!problem)
    return (
      <div className="pe" onKeyDown={onHistoryKey(history)}>
        {isBroken && <p className="pe-alert">{t(ui.broken)}</p>}
        <div className="pe-row">
          <span className="pe-lead">{t(isBroken ? ui.startAgain : ui.beginProblem)}</span>
          {[7, 9, 13, 19].map((n) => (
            <button key={n} type="button" className="pe-button" onClick={() => begin(n)}>
              {t(ui.lines, { n })}
            </button>
          ))}
          {history.undo && <HistoryButtons {...history} t={t} />}
        </div>
        <PasteBox onRead={(read) => edit(read.problem ?? newProblem(read.position))} t={t} />
        {isBroken && (
          <details className="pe-more">
            <summary>{t(ui.data)}</summary>
            <JsonText label={t(ui.data)} value={value} onChange={(next) => onChange(readProblem(next) ?? given)} />
          </details>
        )}
      </div>
    );

  const spot = clip(problem, wish);
  const apply = (edited: Edited) => {
    setSpot(edited.spot);
    edit(edited.problem);
  };
  const mode = (label: string, is: boolean) => (
    <button type="button" className="pe-button" aria-pressed={isSetUp === is} onClick={() => setSetUp(is)}>
      {label}
    </button>
  );
  const beside = (
    <>
      <HistoryButtons {...history} t={t}>
        <button type="button" className="pe-button" onClick={() => history.edit(null)}>
          {t(ui.removeProblem)}
        </button>
      </HistoryButtons>
      <section className="pe-panel" aria-label={t(ui.rules)} aria-live="polite">
        <h4>{t(ui.rules)}</h4>
        <FaultList faults={problemFaults({ ...problem, ...(texts && { texts }) }, language)} fine={t(ui.rulesFine)} />
      </section>
      <SearchPanel
        problem={problem}
        isSound={checkPosition(problem.position).length === 0}
        onAdd={(moves) => edit({ ...problem, moves: [...problem.moves, ...moves.map((at) => ({ at }))] })}
        t={t}
      />
    </>
  );

  return (
    <div className="pe" onKeyDown={onHistoryKey(history)}>
      <div className="pe-row">
        <div className="pe-row" role="group" aria-label={t(ui.mode)}>
          {mode(`1 ${t(ui.setUp)}`, true)}
          {mode(`2 ${t(ui.moves)}`, false)}
        </div>
        <label className="pe-label">
          {t(ui.goal)}
          <select
            value={problem.goal}
            onChange={(event) => edit({ ...problem, goal: event.target.value as Problem['goal'] })}
          >
            {goals.map((goal) => (
              <option key={goal} value={goal}>
                {t(goalLabels[goal])}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isSetUp ? (
        <PositionBench position={problem.position} onEdit={(position) => edit({ ...problem, position })} t={t}>
          {beside}
        </PositionBench>
      ) : (
        <MovesBench problem={problem} spot={spot} onEdit={apply} t={t}>
          <MoveList problem={problem} spot={spot} onSpot={setSpot} onEdit={apply} t={t} />
          {beside}
        </MovesBench>
      )}
      <ProblemTextFields
        texts={texts}
        onChange={(next) => onChange(compactProblem({ ...problem, texts: next }))}
        t={t}
      />
      <PasteBox
        onRead={(read) =>
          edit(read.problem ? { ...read.problem, texts: undefined } : { ...problem, position: read.position })
        }
        t={t}
      />
      <details className="pe-more">
        <summary>{t(ui.data)}</summary>
        <JsonText
          label={t(ui.data)}
          value={given}
          onChange={(next) => {
            const read = readProblem(next);
            if (read || next === null) onChange(read);
          }}
        />
      </details>
    </div>
  );
}
