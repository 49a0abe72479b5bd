'use client';

import { useState } from 'react';
import { ui } from './editor-labels';
import { readText } from './read-text';
import type { Say } from './editor-texts';

type PasteBoxProps = { onRead: (read: NonNullable<ReturnType<typeof readText>>) => void; say: Say };

/** Imports a position from another program, or from another board of the shop. */
export function PasteBox({ onRead, say }: PasteBoxProps) {
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
      <summary>{say(ui.paste)}</summary>
      <label className="pe-label">
        {say(ui.pasteHelp)}
        <textarea rows={4} value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
      </label>
      {hasFailed && (
        <p role="alert" className="pe-alert">
          {say(ui.pasteFailed)}
        </p>
      )}
      <button type="button" className="pe-button" onClick={use}>
        {say(ui.pasteUse)}
      </button>
    </details>
  );
}
