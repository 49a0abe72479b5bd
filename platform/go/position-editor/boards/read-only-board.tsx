import { Board } from '@/components/go/board';
import type { Position } from '@/lib/go/position';
import { ui } from '../editor-labels';
import { editorTexts } from '../editor-texts';

/** The board as it is, for those who may not change it. */
export function ReadOnlyBoard({ position, language }: { position: Position | null; language: string }) {
  const t = editorTexts(language);
  if (!position) return <p className="pe">–</p>;
  return (
    <div className="pe">
      <div className="pe-board-box">
        <Board position={position} coordinates={t.convention} title={t(ui.board)} />
      </div>
    </div>
  );
}
