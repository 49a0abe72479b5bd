'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReset, UseFormWatch } from 'react-hook-form';

const prefix = 'draft:';
type Form<T extends FieldValues> = { watch: UseFormWatch<T>; reset: UseFormReset<T>; getValues: () => T };

/** Keeps what is typed on this device for as long as the tab is open, so that a reload or the way back loses nothing. */
export function useFormDraft<T extends FieldValues>(name: string, form: Form<T>): void {
  const key = prefix + name;
  const { watch, reset, getValues } = form;
  useEffect(() => {
    const kept = read(key);
    if (kept) reset({ ...getValues(), ...kept });
    const { unsubscribe } = watch((values) => sessionStorage.setItem(key, JSON.stringify(values)));
    return unsubscribe;
  }, [key, watch, reset, getValues]);
}

export const clearDraft = (name: string) => sessionStorage.removeItem(prefix + name);

function read(key: string): object | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
