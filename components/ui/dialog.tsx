'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon';

type Props = { open: boolean; onClose: () => void; title: ReactNode; closeLabel: string; children: ReactNode };

/** A modal on the browser's own <dialog>: focus, Escape and the inert page behind it come from there. */
export function Dialog({ open, onClose, title, closeLabel, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => ref.current?.close()}
          className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-paper-2"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
