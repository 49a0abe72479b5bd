import type { KeyboardEvent, ReactNode } from 'react';
import { ui } from '../editor-labels';
import type { EditorTexts } from '../editor-texts';

type Ways = { undo?: () => void; redo?: () => void };

export function HistoryButtons({ undo, redo, t, children }: Ways & { t: EditorTexts; children?: ReactNode }) {
  const button = (label: string, act: (() => void) | undefined) => (
    // `aria-disabled` and not `disabled`, so that the button keeps the keyboard focus after its last step.
    <button type="button" className="pe-button" aria-disabled={!act || undefined} onClick={act}>
      {label}
    </button>
  );
  return (
    <div className="pe-row">
      {button(t(ui.undo), undo)}
      {button(t(ui.redo), redo)}
      {children}
    </div>
  );
}

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, except in text fields, which have their own undo. */
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
