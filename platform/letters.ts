import type * as z from 'zod';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { WrittenLetter } from './kernel/mail/define-letter';
import { accountDeleted } from './privacy/mails/account-deleted';
import { codeRedeemed } from './codes/mails/code-redeemed';
import { codeUsed } from './codes/mails/code-used';
import { emailChange } from './account/mails/email-change';
import { emailChanged } from './account/mails/email-changed';
import { gift } from './gifts/mails/gift';
import { giftSent } from './gifts/mails/gift-sent';
import { handover } from './handover/mails/handover';
import { joinAnswered } from './joining/mails/join-answered';
import { newMessages } from './messages/mails/new-messages';
import { orderReceipt } from './orders/mails/order-receipt';
import { otp } from './login/mails/otp';
import { passkeyAdded } from './login/mails/passkey-added';
import { passwordChanged } from './login/mails/password-changed';
import { passwordReset } from './login/mails/password-reset';
import { refund } from './refunds/mails/refund';
import { request } from './applications/mails/request';
import { shipped } from './shipping/mails/shipped';
import { vipEndsSoon } from './fulfilment/mails/vip-ends-soon';
import { weeklyProgress } from './progress/mails/weekly-progress';
import { welcome } from './account/mails/welcome';

/** Every letter to a customer, each with the shape of what it has to be told. */
const letters = {
  ...{ welcome, otp, passwordReset, emailChange, emailChanged, passwordChanged, passkeyAdded, accountDeleted },
  ...{ orderReceipt, refund, shipped, vipEndsSoon, gift, giftSent, codeRedeemed, codeUsed, request },
  ...{ weeklyProgress, handover, newMessages, joinAnswered },
};
export type MailTemplate = keyof typeof letters;
/** What a letter has to be told. */
export type LetterData<Template extends MailTemplate> = z.input<(typeof letters)[Template]['schema']>;

type AnyLetter = { schema: z.ZodObject; write: (locale: Locale, data: unknown) => WrittenLetter };

/** @throws where that is not what the letter has to be told */
export function checkLetter(template: MailTemplate, data: unknown): void {
  letters[template].schema.parse(data);
}

/** @throws the same, for what was noted by an older release or changed since */
export function writeLetter(template: MailTemplate, locale: Locale, data: unknown): WrittenLetter {
  const { schema, write } = letters[template] as AnyLetter;
  return write(locale, schema.parse(data));
}
