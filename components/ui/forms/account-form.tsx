'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import type { BaseSyntheticEvent, ComponentProps, ReactNode } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/kernel/api/api-error';
import { FormAlert, useAction } from './action';
import type { Field } from './field';

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

/** The kinds of fields, and how a browser helps with them; texts: account.fields, account.hints and account.invalid. */
const kinds = {
  account: { autoComplete: 'username', ...asTyped },
  username: { autoComplete: 'username', ...asTyped },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  newEmail: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  currentPassword: { autoComplete: 'current-password', type: 'password', ...asTyped },
  newPassword: { autoComplete: 'new-password', type: 'password', ...asTyped },
  // Phones offer to fill in a code from an email.
  code: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 40, ...asTyped },
  passkeyName: { autoComplete: 'off' },
  redeemCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  realName: { autoComplete: 'name' },
  nickName: { autoComplete: 'nickname' },
  ownPhone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  mailLanguage: {},
  // Of a shipment's address.
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  postalCode: { autoComplete: 'postal-code', inputMode: 'text' },
  city: { autoComplete: 'address-level2' },
  line1: { autoComplete: 'address-line1' },
  line2: { autoComplete: 'address-line2' },
  // Of an invoice.
  invoiceCarrier: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
  invoiceTaxId: { autoComplete: 'off', inputMode: 'numeric', maxLength: 10 },
  invoiceCompany: { autoComplete: 'organization', maxLength: 80 },
  invoiceDonation: { autoComplete: 'off', inputMode: 'numeric', maxLength: 7 },
  // Of an application.
  applicantName: { autoComplete: 'name' },
  experience: {},
  eligibility: {},
  ownGrade: {},
  consent: {},
  childName: { autoComplete: 'off' },
  childAge: {},
  parentName: { autoComplete: 'name' },
  contactPhone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  note: { autoComplete: 'off' },
  group: {},
  contactName: { autoComplete: 'name' },
  school: { autoComplete: 'organization' },
  team: { autoComplete: 'off' },
  players: {},
  playerName: { autoComplete: 'off' },
  playerAge: { autoComplete: 'off', inputMode: 'numeric', maxLength: 2 },
  // Of a learner: often a child, whom the browser does not know.
  learnerName: { autoComplete: 'off' },
  birthYear: {},
  birthMonth: {},
  // Of a teacher's students and classes, and of the card a student logs in by.
  studentName: { autoComplete: 'off' },
  studentClass: {},
  teacherNote: { autoComplete: 'off' },
  className: { autoComplete: 'off' },
  joinCode: { autoComplete: 'off', maxLength: 40, autoCapitalize: 'characters', spellCheck: false },
  joinName: { autoComplete: 'off' },
  invitationUses: { type: 'number', inputMode: 'numeric' },
  homeworkTitle: { autoComplete: 'off' },
  homeworkDue: { type: 'date' },
  homeworkWords: { autoComplete: 'off' },
  cardHandle: { autoComplete: 'off', maxLength: 40, autoCapitalize: 'characters', spellCheck: false },
  cardCode: { autoComplete: 'off', maxLength: 40, autoCapitalize: 'characters', spellCheck: false },
  // Of a gift: the recipient's, which the browser does not know.
  giftName: { autoComplete: 'off' },
  giftEmail: { autoComplete: 'off', type: 'email', inputMode: 'email' },
  giftMessage: { autoComplete: 'off' },
  giftDay: { type: 'date' },
  giftLanguage: {},
} satisfies Record<string, ComponentProps<'input'>>;
type FieldKind = keyof typeof kinds;

export type FormOptions<T extends FieldValues> = {
  /** Null: any input may be sent. */
  schema: ZodType<T, T> | null;
  defaultValues: DefaultValues<T>;
  send: (values: T) => Promise<unknown>;
  /** The field an error code belongs to and, if the code's own text does not fit it, the key of the text to show there. */
  fieldOfCode?: Partial<Record<string, readonly [field: Path<T>, textKey?: string]>>;
};

/** A form that is sent once, however often it is submitted meanwhile. A rejection is shown at the field it is about, else above the form. */
export function useAccountForm<T extends FieldValues>({
  schema,
  defaultValues,
  send,
  fieldOfCode = {},
}: FormOptions<T>) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const form = useForm<T>({ ...(schema && { resolver: zodResolver(schema) }), defaultValues });

  const markFields = ({ code, details }: ApiError): boolean => {
    const [field, textKey = code] = fieldOfCode[code] ?? [];
    // The server's validation names fields as the form does, those of a list by their index.
    const named = field ? [field] : (details.issues ?? []).map(({ path }) => path as Path<T>);
    const values = form.getValues();
    const wrong = [...new Set(named)].filter((path) => path.split('.')[0]! in values);
    const error = { type: field ? textKey : 'invalid', message: details.reason ?? 'other' };
    wrong.forEach((name, index) => form.setError(name, error, { shouldFocus: index === 0 }));
    return wrong.length > 0;
  };
  const { run, busy, failure, forgetFailure } = useAction(send, markFields);
  // The rejection above the fields is about an earlier attempt than their errors.
  const submit = (event?: BaseSyntheticEvent) => void form.handleSubmit(run, forgetFailure)(event);

  /** What is wrong and what to do: the text for the server's code, else for the field's own rule. */
  const errorText = (name: Path<T>, kind: FieldKind) => {
    const error: { type?: unknown; message?: unknown } | undefined = get(form.formState.errors, name);
    if (!error) return undefined;
    const type = String(error.type);
    if (errors.has(type)) return errors(type, { reason: String(error.message) });
    return t(t.has(`invalid.${type}`) ? `invalid.${type}` : `invalid.${kind}`);
  };
  const field = (name: Path<T>, kind: FieldKind): ComponentProps<typeof Field> => ({
    label: t(`fields.${kind}`),
    hint: t.has(`hints.${kind}`) && t(`hints.${kind}`),
    error: errorText(name, kind),
    ...kinds[kind],
    ...form.register(name),
  });
  return { ...form, submit, busy, failure, field, errorText };
}
export type AccountForm<T extends FieldValues> = ReturnType<typeof useAccountForm<T>>;

type FrameProps = {
  form: Pick<ReturnType<typeof useAccountForm>, 'submit' | 'busy' | 'failure'>;
  heading?: ReactNode;
  children: ReactNode;
  /** On the main button, which keeps its size, its place and the focus while busy. */
  submitText: string;
  /** Below the button. */
  footer?: ReactNode;
  className?: string;
};

export function FormFrame({ form, heading, children, submitText, footer, className = 'card p-5 sm:p-8' }: FrameProps) {
  const t = useTranslations('account');
  return (
    <form onSubmit={form.submit} noValidate className={`grid gap-5 ${className}`}>
      {heading}
      <FormAlert error={form.failure} onRetry={form.submit} />
      {children}
      <Button type="submit" busyLabel={form.busy && t('sending')} className="w-full min-h-[50px]">
        {submitText}
      </Button>
      {footer}
    </form>
  );
}
