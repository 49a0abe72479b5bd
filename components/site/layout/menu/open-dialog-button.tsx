'use client';

import type { ComponentProps } from 'react';

/** Opens a dialog without code in browsers that support `command`, by code in the others. */
export function OpenDialogButton({ dialog, ...rest }: ComponentProps<'button'> & { dialog: string }) {
  const open = () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const element = document.getElementById(dialog);
    if (element instanceof HTMLDialogElement) element.showModal();
  };
  return (
    <button type="button" command="show-modal" commandfor={dialog} aria-haspopup="dialog" onClick={open} {...rest} />
  );
}
