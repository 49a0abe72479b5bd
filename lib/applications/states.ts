/** The kinds of applications (docs/product.md, "Applications and bookings"). */
export const applicationKinds = ['trial', 'championship', 'teaching'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export const applicationStates = [
  'DRAFT',
  'WAITING',
  'BOOKED',
  'REGISTERED',
  'SUBMITTED',
  'IN_REVIEW',
  'NEEDS_MORE',
  'APPROVED',
  'PAID',
  'ACTIVE',
  'WITHDRAWN',
  'CANCELLED',
  'REJECTED',
  'ATTENDED',
  'MISSED',
  'EXPIRED',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Who changes the state of an application: the applicant, a member of staff, or the shop itself. */
export const applicationActors = ['person', 'staff', 'shop'] as const;
export type ApplicationActor = (typeof applicationActors)[number];

export type Transition = {
  action: string;
  /** Empty: the action creates an application. */
  from: readonly ApplicationState[];
  to: ApplicationState;
  by: readonly ApplicationActor[];
  /** The applicant gets the reason, so one is required. */
  needsReason?: true;
  /** The applicant gets an email. */
  sendsEmail?: true;
  /** The name of the email, where that of the action does not fit. */
  email?: 'unanswered';
  /** Business days until the next step is due; absent: nothing is due. */
  dueIn?: number;
  /** The due date of the step before is retained. */
  retainsDue?: true;
};

const seats = {
  moveUp: { action: 'moveUp', from: ['WAITING'], by: ['shop'], sendsEmail: true },
  withdraw: { action: 'withdraw', to: 'WITHDRAWN', by: ['person'], sendsEmail: true },
  cancel: { action: 'cancel', to: 'CANCELLED', by: ['staff'], needsReason: true, sendsEmail: true },
  expire: { action: 'expire', from: ['WAITING'], to: 'EXPIRED', by: ['shop'], sendsEmail: true },
} as const;

/** All transitions of an application of each kind; no others are possible. */
export const transitions = {
  trial: [
    { action: 'book', from: [], to: 'BOOKED', by: ['person'], sendsEmail: true },
    { action: 'wait', from: [], to: 'WAITING', by: ['person'], sendsEmail: true },
    { ...seats.moveUp, to: 'BOOKED' },
    { ...seats.withdraw, from: ['BOOKED', 'WAITING'] },
    { ...seats.cancel, from: ['BOOKED', 'WAITING'] },
    { action: 'attend', from: ['BOOKED', 'MISSED'], to: 'ATTENDED', by: ['staff'] },
    { action: 'miss', from: ['BOOKED', 'ATTENDED'], to: 'MISSED', by: ['staff'] },
    seats.expire,
  ],
  championship: [
    { action: 'register', from: [], to: 'REGISTERED', by: ['person'], sendsEmail: true },
    { action: 'wait', from: [], to: 'WAITING', by: ['person'], sendsEmail: true },
    { ...seats.moveUp, to: 'REGISTERED' },
    { ...seats.withdraw, from: ['REGISTERED', 'WAITING'] },
    { ...seats.cancel, from: ['REGISTERED', 'WAITING'] },
    seats.expire,
  ],
  teaching: [
    { action: 'draft', from: [], to: 'DRAFT', by: ['person'], sendsEmail: true },
    { action: 'submit', from: ['DRAFT', 'NEEDS_MORE'], to: 'SUBMITTED', by: ['person'], sendsEmail: true, dueIn: 5 },
    { action: 'review', from: ['SUBMITTED'], to: 'IN_REVIEW', by: ['staff'], retainsDue: true },
    {
      action: 'askMore',
      from: ['SUBMITTED', 'IN_REVIEW'],
      to: 'NEEDS_MORE',
      by: ['staff'],
      needsReason: true,
      sendsEmail: true,
    },
    {
      action: 'reject',
      from: ['SUBMITTED', 'IN_REVIEW'],
      to: 'REJECTED',
      by: ['staff'],
      needsReason: true,
      sendsEmail: true,
    },
    { action: 'approve', from: ['SUBMITTED', 'IN_REVIEW'], to: 'APPROVED', by: ['staff'], sendsEmail: true },
    { action: 'pay', from: ['APPROVED'], to: 'PAID', by: ['staff'], sendsEmail: true, dueIn: 3 },
    { action: 'activate', from: ['PAID'], to: 'ACTIVE', by: ['staff'], sendsEmail: true },
    { action: 'expire', from: ['ACTIVE'], to: 'EXPIRED', by: ['shop'], sendsEmail: true },
    { action: 'expire', from: ['NEEDS_MORE'], to: 'EXPIRED', by: ['shop'], sendsEmail: true, email: 'unanswered' },
    {
      action: 'withdraw',
      from: ['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'NEEDS_MORE', 'APPROVED'],
      to: 'WITHDRAWN',
      by: ['person'],
      sendsEmail: true,
    },
    { action: 'forget', from: ['DRAFT'], to: 'EXPIRED', by: ['shop'] },
  ],
} as const satisfies Record<ApplicationKind, readonly Transition[]>;

export type ApplicationAction = (typeof transitions)[ApplicationKind][number]['action'];
export const applicationActions = [
  ...new Set(Object.values(transitions).flatMap((list) => list.map(({ action }) => action))),
] as ApplicationAction[];

/** Final states; the personal data is erased after a time. */
export const closedStates: readonly ApplicationState[] = [
  'WITHDRAWN',
  'CANCELLED',
  'REJECTED',
  'ATTENDED',
  'MISSED',
  'EXPIRED',
];

/** The transition by `action` in a state (null: to create an application); null: it is not possible. */
export function transitionOf(kind: ApplicationKind, action: string, state: ApplicationState | null): Transition | null {
  const list: readonly Transition[] = transitions[kind];
  return (
    list.find((one) => one.action === action && (state === null ? one.from.length === 0 : one.from.includes(state))) ??
    null
  );
}

/** The actions that an actor may take in a state. */
export const actionsFor = (
  kind: ApplicationKind,
  state: ApplicationState,
  actor: ApplicationActor,
): ApplicationAction[] =>
  transitions[kind].flatMap(({ action, from, by }: Transition) =>
    from.includes(state) && by.includes(actor) ? [action as ApplicationAction] : [],
  );
