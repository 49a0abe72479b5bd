'use client';

import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAccountForm, type FormOptions } from '@/components/account/forms/account-form';
import { goTo, hashFor } from '@/components/account/shell/hash-route';
import type { PersonalRequest } from '@/lib/contract/requests';
import { newKey } from '@/lib/session/new-key';
import { forgetDraft, useFormDraft } from './form-draft';

type Options<T extends FieldValues> = Omit<FormOptions<T>, 'send'> & {
  /** @param key of this form: what is sent again is the same request */
  send: (values: T, key: string) => Promise<PersonalRequest>;
  onMade?: (request: PersonalRequest) => void;
};

const toItsPage = ({ reference, key }: PersonalRequest) =>
  goTo(hashFor(`requests/${reference}`, { key }), { replace: true });

/** A form that makes a request: kept on this device under `draft` until it is sent, then left for the page of the request. */
export function useRequestForm<T extends FieldValues>(
  draft: string,
  { send, onMade = toItsPage, ...options }: Options<T>,
) {
  const [key] = useState(newKey);
  const form = useAccountForm<T>({
    ...options,
    send: async (values) => {
      const made = await send(values, key);
      forgetDraft(draft);
      onMade(made);
    },
  });
  useFormDraft(draft, form);
  return form;
}
