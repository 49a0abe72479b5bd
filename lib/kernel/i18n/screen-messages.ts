import type messages from '@/messages/en-US.json';
import { isLocale, type Locale } from './locales';

type Messages = typeof messages;
type Account = Messages['account'];
/** A part of `account` in messages/. */
type Part = keyof { [Name in keyof Account as Account[Name] extends string ? never : Name]: true };

const form = ['fields', 'hints', 'invalid'] as const satisfies readonly Part[];
const basket = [
  'cart',
  'totals',
  'address',
  'coupon',
  'delivery',
  'people',
  'waits',
] as const satisfies readonly Part[];

/**
 * What of `account` each screen of the origin site reads, besides what every screen does and comes with the page. It is fetched together with
 * the screen's code; a test follows the imports of each and compares.
 */
const screenParts = {
  login: [...form, 'login', 'code'],
  register: [...form, 'register', 'password', 'login'],
  forgotPassword: [...form, 'forgot', 'code'],
  resetPassword: [...form, 'reset', 'password'],
  userSpace: [
    ...form,
    'userSpace',
    'profile',
    'picture',
    'courses',
    'purchases',
    'entitlements',
    'entitlement',
    'gift',
    'addresses',
    'address',
    'requests',
    'request',
    'people',
    'order',
    'checkout',
    'cart',
  ],
  family: [...form, 'handover', 'password'],
  join: [...form, 'joining'],
  accountTab: [
    ...form,
    'teachers',
    'joining',
    'noAddress',
    'email',
    'password',
    'passkeys',
    'sessions',
    'data',
    'deletion',
    'owner',
    'code',
  ],
  learnersTab: [...form, 'learners', 'cart'],
  lettersTab: ['letters'],
  coupon: [...form, 'redeem', 'entitlement', 'order', 'people'],
  product: ['product', 'checkout', 'order', 'people', 'waits'],
  cart: basket,
  checkout: [...form, ...basket, 'checkout', 'payment', 'invoice', 'login', 'register'],
  order: [
    ...form,
    'order',
    'receipt',
    'refund',
    'entitlement',
    'invoice',
    'payment',
    'totals',
    'address',
    'people',
    'checkout',
  ],
  give: [...form, 'gift'],
  giftCard: ['gift'],
  starter: ['starter', 'entitlement', 'order'],
  apply: [...form, 'apply'],
  bookTrial: [...form, 'trial', 'people'],
  enter: [...form, 'entry', 'people'],
  request: [...form, 'request', 'teaching', 'apply'],
  deleted: ['deleted'],
} as const satisfies Record<string, readonly Part[] | readonly string[]>;
export type ScreenName = keyof typeof screenParts;
export const screenNames = Object.keys(screenParts) as ScreenName[];

type Entries = Readonly<Record<string, unknown>>;
const pick = (account: Entries, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(account).filter(([name]) => isWanted(name)));

/** What of `account` a screen reads. */
export const messagesOfScreen = (account: Entries, screen: ScreenName) =>
  pick(account, (name) => (screenParts[screen] as readonly string[]).includes(name));

/** What of it comes with the page: single words, what any list says, and what is said before a screen is there. */
export const messagesOfEveryScreen = (account: Entries) =>
  pick(
    account,
    (name) => typeof account[name] === 'string' || Array.isArray(account[name]) || ['notFound', 'pager'].includes(name),
  );

/** next-intl hands all messages of a language out without saying what they are. */
const typed = (messages: Entries) => messages as Messages;

/** What comes with the page of the account; each of its screens brings its own. */
export const accountMessages = (messages: Entries) => {
  const { account, errors, common } = typed(messages);
  return { account: messagesOfEveryScreen(account), errors, common };
};

/** What comes with each page of the learner's app. */
export const learnMessages = (messages: Entries) => {
  const { learn, exam, grading, ladder, lectures, notebook, reports, threads, board, homework, course } =
    typed(messages);
  const { people } = typed(messages).account;
  const { account, ...shared } = accountMessages(messages);
  return {
    ...shared,
    account: { ...account, people: { ...people, you: learn.who.you } },
    learn,
    exam,
    grading,
    ladder,
    lectures,
    notebook,
    reports,
    threads,
    board,
    homework: { own: homework.own },
    course: { goal: course.goal },
  };
};

/** What comes with each page of the teacher's workspace. */
export const teachMessages = (messages: Entries) => {
  const { teach, activation, threads, homework, ladder, notebook, course, board } = typed(messages);
  const { fields, hints, invalid, payment } = typed(messages).account;
  const { account, ...shared } = accountMessages(messages);
  return {
    ...shared,
    account: { ...account, fields, hints, invalid, payment },
    teach,
    activation,
    threads,
    homework: { given: homework.given },
    ladder: { themes: ladder.themes },
    notebook: { family: notebook.family },
    course: { goal: course.goal },
    board: { black: board.black, white: board.white },
  };
};

/** '/messages/cart-ja-JP.json' */
export const screenMessagesHref = (screen: ScreenName, locale: Locale): string => `/messages/${screen}-${locale}.json`;

/** What a file's name asks for; null when it is none of ours. */
export function screenMessagesAskedFor(file: string): { screen: ScreenName; locale: Locale } | null {
  const [, name, locale] = /^([A-Za-z]+)-(.+)\.json$/.exec(file) ?? [];
  const screen = screenNames.find((known) => known === name);
  return screen && isLocale(locale) ? { screen, locale } : null;
}
