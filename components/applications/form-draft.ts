'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReset, UseFormWatch } from 'react-hook-form';

const prefix = 'draft:';
type Form<T extends FieldValues> = { watch: UseFormWatch<T>; reset: UseFormReset<T>; getValues: () => T };

/** Stores the form's values on this device while the tab is open, so that a reload or a step back loses nothing. */
export function useFormDraft<T extends FieldValues>(name: string, form: Form<T>): void {
  const key = prefix + name;
  const { watch, reset, getValues } = form;
  useEffect(() => {
    const draft = read(key);
    if (draft) reset({ ...getValues(), ...draft });
    const { unsubscribe } = watch((values) => sessionStorage.setItem(key, JSON.stringify(values)));
    return unsubscribe;
  }, [key, watch, reset, getValues]);
}

export const clearDraft = (name: string) => sessionStorage.removeItem(prefix + name);

function read(key: string): object | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}
