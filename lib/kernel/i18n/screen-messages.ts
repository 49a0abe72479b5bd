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
 * The parts of `account` that each screen of the origin site uses, in addition to those that come with the page. They are fetched together with
 * the screen's code; a test follows each screen's imports and compares.
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

/** The parts of `account` that a screen uses. */
export const messagesOfScreen = (account: Entries, screen: ScreenName) =>
  pick(account, (name) => (screenParts[screen] as readonly string[]).includes(name));

/** The parts that come with the page: single texts, those of the pager, and those shown before a screen is loaded. */
export const messagesOfEveryScreen = (account: Entries) =>
  pick(
    account,
    (name) => typeof account[name] === 'string' || Array.isArray(account[name]) || ['notFound', 'pager'].includes(name),
  );

/** next-intl returns all messages of a language without their type. */
const typed = (messages: Entries) => messages as Messages;

/** The messages in the account page; each of its screens fetches its own. */
export const accountMessages = (messages: Entries) => {
  const { account, errors, common } = typed(messages);
  return { account: messagesOfEveryScreen(account), errors, common };
};

/** The messages in each page of the learner's app. */
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

/** The messages in each page of the teacher's workspace. */
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

/** Parses a file name; null if it is not one of these files. */
export function screenMessagesAskedFor(file: string): { screen: ScreenName; locale: Locale } | null {
  const [, name, locale] = /^([A-Za-z]+)-(.+)\.json$/.exec(file) ?? [];
  const screen = screenNames.find((known) => known === name);
  return screen && isLocale(locale) ? { screen, locale } : null;
}
