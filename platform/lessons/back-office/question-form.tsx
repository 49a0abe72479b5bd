import { useState } from 'react';
import { maxTextLength, type AuthoredOf } from '@/lib/lessons/authored-lesson';
import { goals, splitPoints, type Problem } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import { stakesOf } from '@/platform/lessons/posed-by';
import { EditBoard } from '@/platform/go/position-editor/edit-board';
import { clip, start, type Edited, type Spot } from '@/platform/go/position-editor/edit-problem';
import { goalLabels, ui as boardUi } from '@/platform/go/position-editor/editor-labels';
import { MoveList } from '@/platform/go/position-editor/move-list';
import { MovesBench } from '@/platform/go/position-editor/moves-bench';
import { PositionBench } from '@/platform/go/position-editor/position-bench';
import type { EditorTexts } from '@/platform/go/position-editor/editor-texts';
import { ui } from './editor-labels';
import { textLabels } from './lesson-labels';
import { NumberField } from './number-field';
import { LocalizedFields } from './localized-fields';
import { useAnswers } from './use-answers';

type Question = AuthoredOf<'question'>;
type Props = { step: Question; onChange: (step: Question) => void; t: EditorTexts };
type Part = 'setUp' | 'region' | 'answers';

const usualDepth = 6;

/** A question: its position with the stones at stake, where both may play, its answers and its texts. */
export function QuestionForm({ step, onChange, t }: Props) {
  const [part, setPart] = useState<Part>('setUp');
  const [wish, setSpot] = useState<Spot>(start);
  const { position, goal, search, moves, otherwise } = step;
  const problem: Problem = { position, goal, moves, ...(otherwise ? { otherwise } : {}) };
  const spot = clip(problem, wish);
  const answer = (given: Pick<Problem, 'moves' | 'otherwise'>) => {
    const { otherwise: _, ...question } = step;
    onChange({ ...question, moves: given.moves, ...(given.otherwise ? { otherwise: given.otherwise } : {}) });
  };
  const apply = (edited: Edited) => {
    setSpot(edited.spot);
    if (edited.problem !== problem) answer(edited.problem);
  };
  const asked = useAnswers(step, (found) => {
    setSpot(start);
    answer(found);
  });
  const parts: Part[] = search ? ['setUp', 'region', 'answers'] : ['setUp', 'answers'];
  const right = moves.filter(isRight).map(({ at }) => t.point(at, position.size));

  const searchWith = (changes: Partial<NonNullable<Question['search']>>) => {
    const next = { within: usualDepth, ...search, ...changes };
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    onChange({ ...step, search: Object.fromEntries(given) as NonNullable<Question['search']> });
  };
  const region = splitPoints(search?.region);

  return (
    <div className="le-form">
      <div className="pe-row">
        <div className="pe-row" role="group" aria-label={t(boardUi.mode)}>
          {parts.map((each, index) => (
            <button
              key={each}
              type="button"
              className="pe-button"
              aria-pressed={part === each}
              onClick={() => setPart(each)}
            >
              {`${index + 1} ${t(ui[each])}`}
            </button>
          ))}
        </div>
        <label className="pe-label">
          {t(boardUi.goal)}
          <select
            value={goal}
            onChange={({ target }) => {
              const next = target.value as Question['goal'];
              onChange({
                ...step,
                goal: next,
                search: next === 'bestMove' ? null : (search ?? { within: usualDepth }),
              });
              if (next === 'bestMove' && part === 'region') setPart('setUp');
            }}
          >
            {goals.map((each) => (
              <option key={each} value={each}>
                {t(goalLabels[each])}
              </option>
            ))}
          </select>
        </label>
        {search && (
          <>
            <NumberField
              label={t(ui.within)}
              value={search.within}
              min={1}
              max={40}
              onChange={(within) => searchWith({ within: within ?? usualDepth })}
            />
            {goal === 'endgame' ? (
              <NumberField
                label={t(ui.points)}
                value={search.points}
                min={-400}
                max={400}
                onChange={(points) => searchWith({ points })}
              />
            ) : (
              <NumberField
                label={t(ui.wide)}
                value={search.wide}
                min={1}
                max={40}
                onChange={(wide) => searchWith({ wide })}
              />
            )}
          </>
        )}
      </div>
      {part === 'setUp' && (
        <PositionBench position={position} onEdit={(now) => onChange({ ...step, position: now })} t={t}>
          {search && goal !== 'endgame' && stakesOf(step).length === 0 && <p className="pe-hint">{t(ui.stakesHelp)}</p>}
        </PositionBench>
      )}
      {part === 'region' && search && (
        <div className="pe-bench">
          <EditBoard
            position={{ ...position, labels: [], marks: region.map((at) => ({ at, kind: 'square' })) }}
            isWhole={!position.crop}
            title={t(ui.region)}
            help={t(ui.regionHelp)}
            status={region.length > 0 ? t(ui.regionCount, { n: region.length }) : t(ui.wholeBoard)}
            t={t}
            onPress={(at) =>
              searchWith({
                region: (region.includes(at) ? region.filter((point) => point !== at) : [...region, at]).join(' '),
              })
            }
          />
          <div className="pe-side">
            <p className="pe-hint">{t(ui.regionHelp)}</p>
            <div className="pe-row">
              <button type="button" className="pe-button" onClick={() => searchWith({ region: '' })}>
                {t(ui.wholeBoard)}
              </button>
            </div>
          </div>
        </div>
      )}
      {part === 'answers' && (
        <MovesBench problem={problem} spot={spot} onEdit={apply} t={t}>
          <section className="pe-panel" aria-label={t(boardUi.search)} aria-live="polite">
            {search ? (
              <>
                <div className="pe-row">
                  <button
                    type="button"
                    className="pe-button"
                    aria-disabled={asked.isBusy || undefined}
                    onClick={asked.search}
                  >
                    {t(asked.isBusy ? ui.searching : ui.search)}
                  </button>
                </div>
                {asked.hasFailed && <p className="pe-alert">{t(ui.searchFailed)}</p>}
                {asked.objections.length > 0 && (
                  <ul className="pe-faults">
                    {asked.objections.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                )}
                {asked.hasFound && (
                  <p className="pe-fine">
                    {t(ui.found, { points: right.join(t.convention === 'kanji' ? '、' : ', ') })}
                  </p>
                )}
              </>
            ) : (
              <p>{t(ui.judged)}</p>
            )}
          </section>
          <MoveList problem={problem} spot={spot} onSpot={setSpot} onEdit={apply} t={t} />
        </MovesBench>
      )}
      <p className="pe-hint">{t(ui.questionHelp)}</p>
      {(['prompt', 'hint', 'right', 'wrong'] as const).map((name) => (
        <LocalizedFields
          key={name}
          label={t(textLabels[name])}
          texts={step[name]}
          max={maxTextLength[name]}
          onChange={(texts) => onChange({ ...step, [name]: texts })}
        />
      ))}
    </div>
  );
}
