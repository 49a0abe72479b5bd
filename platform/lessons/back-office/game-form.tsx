import { maxTextLength, type AuthoredOf } from '@/lib/lessons/authored-lesson';
import { colorLabels, ui as boardUi } from '@/platform/go/position-editor/editor-labels';
import { PositionBench } from '@/platform/go/position-editor/position-bench';
import type { EditorTexts } from '@/platform/go/position-editor/editor-texts';
import { ui } from './editor-labels';
import { textLabels } from './lesson-labels';
import { NumberField } from './number-field';
import { LocalizedFields } from './localized-fields';

type Game = AuthoredOf<'game'>;
type Props = { step: Game; onChange: (step: Game) => void; t: EditorTexts };
const sizes = [5, 7, 9];

/** A game against the partner: its board, its end and its text. */
export function GameForm({ step, onChange, t }: Props) {
  const { size, capture, black, white, learner } = step.game;
  const isSetUp = black !== undefined || white !== undefined;
  const set = (changes: Partial<Game['game']>) => onChange({ ...step, game: { ...step.game, ...changes } });
  return (
    <div className="le-form">
      <div className="pe-row">
        <label className="pe-label">
          {t(ui.gameSize)}
          <select
            value={size}
            onChange={({ target }) => onChange({ ...step, game: { size: Number(target.value), capture, learner } })}
          >
            {sizes.map((n) => (
              <option key={n} value={n}>
                {t(boardUi.lines, { n })}
              </option>
            ))}
          </select>
        </label>
        <label className="pe-label">
          {t(ui.learner)}
          <select value={learner} onChange={({ target }) => set({ learner: target.value as typeof learner })}>
            <option value="black">{t(colorLabels.black)}</option>
            <option value="white">{t(colorLabels.white)}</option>
          </select>
        </label>
        {capture !== null && (
          <NumberField
            label={t(ui.capture)}
            value={capture}
            min={1}
            max={20}
            onChange={(n) => set({ capture: n ?? 1 })}
          />
        )}
      </div>
      <label className="pe-check">
        <input
          type="checkbox"
          checked={capture === null}
          onChange={({ target }) => set({ capture: target.checked ? null : 1 })}
        />
        {t(ui.counted)}
      </label>
      <label className="pe-check">
        <input
          type="checkbox"
          checked={isSetUp}
          onChange={({ target }) =>
            target.checked ? set({ black: '', white: '' }) : onChange({ ...step, game: { size, capture, learner } })
          }
        />
        {t(ui.fromPosition)}
      </label>
      {isSetUp && (
        <PositionBench
          hasNotes={false}
          sizes={[size]}
          position={{ size, black: black ?? '', white: white ?? '' }}
          onEdit={(now) => set({ black: now.black, white: now.white })}
          t={t}
        />
      )}
      <LocalizedFields
        label={t(textLabels.text)}
        texts={step.text}
        max={maxTextLength.text}
        onChange={(text) => onChange({ ...step, text })}
      />
    </div>
  );
}
