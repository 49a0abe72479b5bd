'use client';

import { useState } from 'react';
import { ui } from './editor-labels';
import { readText } from './read-text';
import type { EditorTexts } from './editor-texts';

type PasteBoxProps = { onRead: (read: NonNullable<ReturnType<typeof readText>>) => void; t: EditorTexts };

/** Imports a position from another program, or from another board of the shop. */
export function PasteBox({ onRead, t }: PasteBoxProps) {
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const use = () => {
    const read = readText(text);
    setFailed(!read);
    if (!read) return;
    setText('');
    onRead(read);
  };
  return (
    <details className="pe-more">
      <summary>{t(ui.paste)}</summary>
      <label className="pe-label">
        {t(ui.pasteHelp)}
        <textarea rows={4} value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
      </label>
      {hasFailed && (
        <p role="alert" className="pe-alert">
          {t(ui.pasteFailed)}
        </p>
      )}
      <button type="button" className="pe-button" onClick={use}>
        {t(ui.pasteUse)}
      </button>
    </details>
  );
}
