import type { KeyboardEvent, ReactNode } from 'react';
import { ui } from './editor-words';
import type { Say } from './say';

type Ways = { undo?: () => void; redo?: () => void };

export function HistoryButtons({ undo, redo, say, children }: Ways & { say: Say; children?: ReactNode }) {
  const button = (label: string, act: (() => void) | undefined) => (
    // Not `disabled`: a button that loses the focus when it has done its work sends the keyboard away.
    <button type="button" className="pe-button" aria-disabled={!act || undefined} onClick={act}>
      {label}
    </button>
  );
  return (
    <div className="pe-row">
      {button(say(ui.undo), undo)}
      {button(say(ui.redo), redo)}
      {children}
    </div>
  );
}

/** Ctrl+Z and its kin, anywhere but where text is written: that has a way back of its own. */
export const onHistoryKey =
  ({ undo, redo }: Ways) =>
  (event: KeyboardEvent) => {
    const isText = event.target instanceof Element && event.target.closest('textarea, input:not([type="checkbox"])');
    if (isText || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (key !== 'y' && key !== 'z') return;
    event.preventDefault();
    act?.();
  };
