import { useState } from 'react';
import { maxTextLength, maxMoments, type AuthoredOf } from '@/lib/lessons/authored-lesson';
import { gamesOf } from '@/lib/lessons/frames';
import { markKinds, opponentOf, type Position, type StoneColor } from '@/lib/go/position';
import { play, playRule, stonesOf, type Game } from '@/lib/go/rules';
import { EditBoard } from '@/platform/go/position-editor/edit-board';
import { editPosition } from '@/lib/go/edit-position';
import { colorLabels, toolLabels, ui as boardUi } from '@/platform/go/position-editor/editor-labels';
import type { EditorTexts } from '@/platform/go/position-editor/editor-texts';
import { ToolIcon } from '@/platform/go/position-editor/tool-icon';
import { replaced, withMomentAfter, withoutMoment } from './edit-lesson';
import { ui } from './editor-labels';
import { faultMessages } from './fault-messages';
import { textLabels } from './lesson-labels';
import { LocalizedFields } from './localized-fields';

type Board = AuthoredOf<'board'>;
type Moment = Board['frames'][number];
type Props = { step: Board; onChange: (step: Board) => void; t: EditorTexts };

const tools = ['black', 'white', 'alternate', ...markKinds, 'letter', 'number', 'erase'] as const;
type Tool = (typeof tools)[number];
const isPlaying = (tool: Tool): tool is 'black' | 'white' | 'alternate' =>
  tool === 'black' || tool === 'white' || tool === 'alternate';

/** The game of a moment; null where a move before it, or in it, is against the rules. */
function gameOf({ position, frames }: Board, index: number): Game | null {
  try {
    return gamesOf(position, frames.slice(0, index + 1), playRule)[index] ?? null;
  } catch {
    return null;
  }
}

/** The moments of a narrated board: the moves, marks and caption of each. */
export function MomentsEditor({ step, onChange, t }: Props) {
  const { position, frames } = step;
  const [wish, setIndex] = useState(0);
  const [tool, setTool] = useState<Tool>('alternate');
  const [notice, setNotice] = useState('');
  const index = Math.min(wish, frames.length - 1);
  const moment = frames[index];
  const write = (now: Moment) => onChange({ ...step, frames: replaced(frames, index, now) });
  const choose = (place: number) => {
    setIndex(place);
    setNotice('');
  };

  const game = moment ? gameOf(step, index) : null;
  const lastColor = (() => {
    for (let place = index; place >= 0; place = frames[place]!.from ?? place - 1) {
      const move = frames[place]?.moves.at(-1);
      if (move) return move.color;
    }
    return 'white' as const;
  })();
  const color: StoneColor = tool === 'black' || tool === 'white' ? tool : opponentOf(lastColor);

  const press = (at: string) => {
    if (!moment || !game) return;
    setNotice('');
    if (isPlaying(tool)) {
      const outcome = play(game, color, at);
      if (!outcome.legal) return setNotice(t(boardUi.refused[outcome.reason]));
      return write({ ...moment, moves: [...moment.moves, { color, at }] });
    }
    const { moves, from, caption } = moment;
    const { marks, labels } = editPosition(boardOf(game, position, moment), {
      type: 'press',
      tool: tool === 'erase' ? 'erase' : tool,
      at,
    });
    write({
      moves,
      ...(from === undefined ? {} : { from }),
      ...(marks ? { marks } : {}),
      ...(labels ? { labels } : {}),
      caption,
    });
  };

  return (
    <div className="pe-panel">
      <div className="pe-row" role="group" aria-label={t(ui.moments)}>
        {frames.map((_, place) => (
          <button
            key={place}
            type="button"
            className="pe-button"
            aria-pressed={place === index}
            aria-label={t(ui.moment, { n: place + 1 })}
            onClick={() => choose(place)}
          >
            {place + 1}
          </button>
        ))}
        <button
          type="button"
          className="pe-button"
          disabled={frames.length >= maxMoments}
          onClick={() => {
            onChange({ ...step, frames: withMomentAfter(frames, index) });
            choose(index + 1);
          }}
        >
          {t(ui.addMoment)}
        </button>
      </div>
      {moment && (
        <>
          <div className="pe-bench">
            <EditBoard
              position={game ? boardOf(game, position, moment) : position}
              isWhole={!position.crop}
              title={t(ui.moment, { n: index + 1 })}
              help={t(boardUi.help)}
              status={notice}
              t={t}
              turn={isPlaying(tool) ? color : undefined}
              onPress={press}
            />
            <div className="pe-side">
              <div className="pe-tools" role="group" aria-label={t(ui.tool)}>
                {tools.map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="pe-tool"
                    aria-pressed={tool === each}
                    aria-label={t(toolLabels[each])}
                    title={t(toolLabels[each])}
                    onClick={() => setTool(each)}
                  >
                    <ToolIcon tool={each} />
                  </button>
                ))}
              </div>
              <p className="pe-chosen">{t(toolLabels[tool])}</p>
              {!game && <p className="pe-alert">{t(faultMessages.illegal)}</p>}
              <p className="pe-hint">
                {moment.moves.length === 0
                  ? t(ui.noMoves)
                  : t(ui.movesHere, {
                      moves: moment.moves
                        .map((move) =>
                          t(boardUi.moved, {
                            color: t(colorLabels[move.color]),
                            point: t.point(move.at, position.size),
                          }),
                        )
                        .join(t.convention === 'kanji' ? '、' : ', '),
                    })}
              </p>
              <div className="pe-row">
                {moment.moves.length > 0 && (
                  <button
                    type="button"
                    className="pe-button"
                    onClick={() => write({ ...moment, moves: moment.moves.slice(0, -1) })}
                  >
                    {t(ui.takeBack, { point: t.point(moment.moves.at(-1)!.at, position.size) })}
                  </button>
                )}
                {frames.length > 1 && (
                  <button
                    type="button"
                    className="pe-button"
                    onClick={() => {
                      onChange({ ...step, frames: withoutMoment(frames, index) });
                      choose(Math.max(0, index - 1));
                    }}
                  >
                    {t(ui.removeMoment)}
                  </button>
                )}
              </div>
              {index > 0 && (
                <label className="pe-label">
                  {t(ui.from)}
                  <select
                    value={moment.from ?? ''}
                    onChange={({ target }) => {
                      const { from: _, ...rest } = moment;
                      write(target.value === '' ? rest : { ...rest, from: Number(target.value) });
                    }}
                  >
                    <option value="">{t(ui.fromBefore)}</option>
                    {frames.slice(0, index).map((_, place) => (
                      <option key={place} value={place}>
                        {t(ui.moment, { n: place + 1 })}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </div>
          </div>
          <LocalizedFields
            label={t(textLabels.caption)}
            texts={moment.caption}
            max={maxTextLength.caption}
            help={t(ui.captionHelp)}
            onChange={(caption) => write({ ...moment, caption })}
          />
        </>
      )}
    </div>
  );
}

function boardOf(game: Game, { size, crop }: Board['position'], { moves, marks, labels }: Moment): Position {
  const last = moves.at(-1)?.at;
  const stones = { black: stonesOf(game, 'black'), white: stonesOf(game, 'white') };
  const stands = last !== undefined && [...stones.black, ...stones.white].includes(last);
  return {
    size,
    black: stones.black.join(' '),
    white: stones.white.join(' '),
    ...(crop ? { crop } : {}),
    ...(stands ? { last } : {}),
    marks,
    labels,
  };
}
