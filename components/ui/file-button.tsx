'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple' | 'disabled' | 'aria-describedby'> & {
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** Lets files be chosen from the device. The browser's own control handles focus and keys; only its label is visible. */
export function FileButton({ onFiles, children, ...rest }: Props) {
  const id = useId();
  return (
    <>
      <input
        {...rest}
        id={id}
        type="file"
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="btn btn-secondary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-orange-500"
      >
        {children}
      </label>
    </>
  );
}
