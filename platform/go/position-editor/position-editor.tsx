'use client';

import type { Position } from '@/lib/go/position';
import { JsonText } from '@/platform/kernel/back-office/fields/json-text';
import { emptyPosition } from '@/lib/go/edit-position';
import { ui } from './editor-labels';
import { FaultList } from './faults/fault-list';
import { positionFaults } from './faults/faults';
import { HistoryButtons, onHistoryKey } from './history/history-buttons';
import { PasteBox } from './paste-box';
import { PositionBench } from './position-bench';
import { readPosition } from './read-text';
import { editorTexts } from './editor-texts';
import { writeSgf } from '@/lib/go/sgf';
import { useHistory } from './history/use-history';

type PositionEditorProps = { value: unknown; onChange: (value: Position | null) => void; language: string };

/** A Go diagram, set up on a board. */
export function PositionEditor({ value, onChange, language }: PositionEditorProps) {
  const t = editorTexts(language);
  const history = useHistory(readPosition(value), onChange);
  const { value: position, edit } = history;
  const isBroken = !position && value !== null && value !== undefined;

  return (
    <div className="pe" onKeyDown={onHistoryKey(history)}>
      {position ? (
        <PositionBench position={position} onEdit={edit} t={t}>
          <HistoryButtons {...history} t={t}>
            <button type="button" className="pe-button" onClick={() => edit(null)}>
              {t(ui.remove)}
            </button>
          </HistoryButtons>
          <section aria-label={t(ui.rules)} aria-live="polite">
            <FaultList faults={positionFaults(position, language)} fine={t(ui.sound)} />
          </section>
        </PositionBench>
      ) : (
        <>
          {isBroken && <p className="pe-alert">{t(ui.broken)}</p>}
          <div className="pe-row">
            <span className="pe-lead">{t(isBroken ? ui.startAgain : ui.begin)}</span>
            {[9, 13, 19].map((n) => (
              <button key={n} type="button" className="pe-button" onClick={() => edit(emptyPosition(n))}>
                {t(ui.lines, { n })}
              </button>
            ))}
            {history.undo && <HistoryButtons {...history} t={t} />}
          </div>
        </>
      )}
      <PasteBox onRead={(read) => edit(read.position)} t={t} />
      {(position || isBroken) && (
        <details className="pe-more">
          <summary>{t(ui.data)}</summary>
          {position && (
            <label className="pe-label">
              {t(ui.copySgf)}
              <textarea readOnly rows={2} value={writeSgf(position)} onFocus={(event) => event.target.select()} />
            </label>
          )}
          <JsonText
            label={t(ui.data)}
            value={position ?? value}
            onChange={(next) => {
              const read = readPosition(next);
              if (read || next === null) edit(read);
            }}
          />
        </details>
      )}
    </div>
  );
}
