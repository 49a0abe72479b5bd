'use client';

import type { ReactNode, RefObject } from 'react';
import { FormAlert, type useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  /** Runs when it is confirmed; the action closes the dialog once it is done. */
  action: Pick<ReturnType<typeof useAction<[]>>, 'run' | 'busy' | 'failure'>;
  confirm: { kind: 'danger' | 'primary'; label: string; busyLabel: string };
  cancelLabel: string;
  /** What confirming means. */
  children: ReactNode;
};

/** Explains an action, and runs it after a confirmation. */
export function ConfirmDialog({ ref, title, closeLabel, action, confirm, cancelLabel, children }: Props) {
  const { run, busy, failure } = action;
  return (
    <Dialog ref={ref} title={title} closeLabel={closeLabel}>
      <div className="grid gap-4">
        <FormAlert error={failure} onRetry={run} />
        {children}
        <p className="flex flex-wrap gap-3">
          <Button kind={confirm.kind} onClick={() => void run()} busyLabel={busy && confirm.busyLabel}>
            {confirm.label}
          </Button>
          <Button kind="secondary" onClick={() => ref.current?.close()}>
            {cancelLabel}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
