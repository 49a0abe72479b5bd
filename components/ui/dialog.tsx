import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from './icon';

type Props = {
  ref: Ref<HTMLDialogElement>;
  title: ReactNode;
  closeLabel: string;
  /** Called however it was closed. */
  onClose?: () => void;
  children: ReactNode;
};

/** The browser focuses the element with the attribute, else the first control, the close button. React's `autoFocus` focuses once and does not set the attribute. */
const takesFocus = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '');

/** The browser's own <dialog>: focus, Escape and the inert page behind it come from there. */
export function Dialog({ ref, title, closeLabel, onClose, children }: Props) {
  const id = useId();
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={id} onClose={onClose}>
      <form method="dialog" className="mb-3 flex items-center justify-between gap-4">
        <h2 id={id} ref={takesFocus} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <button aria-label={closeLabel} className="icon-button">
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
