import type * as z from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { WrittenLetter } from './define-letter';
import { accountDeleted } from './letters/account-deleted';
import { codeRedeemed } from './letters/code-redeemed';
import { codeUsed } from './letters/code-used';
import { emailChange } from './letters/email-change';
import { emailChanged } from './letters/email-changed';
import { gift } from './letters/gift';
import { giftSent } from './letters/gift-sent';
import { handover } from './letters/handover';
import { joinAnswered } from './letters/join-answered';
import { newMessages } from './letters/new-messages';
import { orderReceipt } from './letters/order-receipt';
import { otp } from './letters/otp';
import { passkeyAdded } from './letters/passkey-added';
import { passwordChanged } from './letters/password-changed';
import { passwordReset } from './letters/password-reset';
import { refund } from './letters/refund';
import { request } from './letters/request';
import { shipped } from './letters/shipped';
import { vipEndsSoon } from './letters/vip-ends-soon';
import { weeklyProgress } from './letters/weekly-progress';
import { welcome } from './letters/welcome';

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
