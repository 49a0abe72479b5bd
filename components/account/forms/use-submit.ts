'use client';

import { useRef, useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '@/lib/api/api-error';
import { useMinimumDelay } from '@/components/ui/use-minimum-delay';
import { asApiError, reasonIn } from '@/components/account/shell/use-error-text';

type FieldOfCode<T extends FieldValues> = Partial<Record<string, Path<T>>>;

/**
 * Sends a form once, however often it is submitted meanwhile. A refusal goes to the field its code belongs to, else to the form.
 * @param fieldOfCode the field an error code is about
 */
export function useSubmit<T extends FieldValues>(
  form: UseFormReturn<T>,
  send: (values: T) => Promise<unknown>,
  fieldOfCode: FieldOfCode<T> = {},
) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const busy = useMinimumDelay(sending);

  const trySend = async (values: T) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const refused = asApiError(error);
      const field = fieldOfCode[refused.code];
      if (field)
        form.setError(field, { type: refused.code, message: reasonIn(refused.details) }, { shouldFocus: true });
      else if (!markFields(form, refused)) setFailure(refused);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  const submit = (event?: BaseSyntheticEvent) => void form.handleSubmit(trySend)(event);
  return { submit, busy, failure };
}

/** The server's own checks name fields as the form does; true when at least one was found. */
function markFields<T extends FieldValues>(form: UseFormReturn<T>, { code, details }: ApiError): boolean {
  if (
    code !== 'VALIDATION_FAILED' ||
    typeof details !== 'object' ||
    details === null ||
    !('issues' in details) ||
    !Array.isArray(details.issues)
  )
    return false;
  const names = Object.keys(form.getValues());
  const paths: unknown[] = details.issues.map((issue: { path?: unknown }) => issue.path);
  const wrong = names.filter((name) => paths.includes(name));
  wrong.forEach((name, index) => form.setError(name as Path<T>, { type: 'invalid' }, { shouldFocus: index === 0 }));
  return wrong.length > 0;
}
