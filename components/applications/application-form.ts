'use client';

import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAccountForm, type FormOptions } from '@/components/ui/forms/account-form';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import type { PersonalApplication } from '@/lib/applications/contract';
import { newKey } from '@/lib/kernel/browser/new-key';
import { clearDraft, useFormDraft } from './form-draft';

type Options<T extends FieldValues> = Omit<FormOptions<T>, 'send'> & {
  /** @param key idempotency key of this form: a repeated request makes the same application */
  send: (values: T, key: string) => Promise<PersonalApplication>;
  onMade?: (application: PersonalApplication) => void;
};

const toItsPage = ({ reference, key }: PersonalApplication) =>
  goTo(hashFor(`requests/${reference}`, { key }), { replace: true });

/** A form that makes an application: stored on this device under `draft` until it is sent; then it opens the page of the application. */
export function useApplicationForm<T extends FieldValues>(
  draft: string,
  { send, onMade = toItsPage, ...options }: Options<T>,
) {
  const [key] = useState(newKey);
  const form = useAccountForm<T>({
    ...options,
    send: async (values) => {
      const made = await send(values, key);
      clearDraft(draft);
      onMade(made);
    },
  });
  useFormDraft(draft, form);
  return form;
}
