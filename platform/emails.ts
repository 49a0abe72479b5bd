import { addEmails } from './kernel/mail/emails';
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

/** Every email to a customer, each with the schema of its data. */
const emails = {
  welcome,
  otp,
  passwordReset,
  emailChange,
  emailChanged,
  passwordChanged,
  passkeyAdded,
  accountDeleted,
  orderReceipt,
  refund,
  shipped,
  vipEndsSoon,
  gift,
  giftSent,
  codeRedeemed,
  codeUsed,
  request,
  weeklyProgress,
  handover,
  newMessages,
  joinAnswered,
};

type AllEmails = typeof emails;
declare module '@/platform/kernel/mail/emails' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it has what the letters above have
  interface Emails extends AllEmails {}
}

addEmails(emails);
