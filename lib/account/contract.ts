import * as z from 'zod';
import { isUsername } from './username';
import { addressSchema, savedAddressSchema } from './address';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, integer, localeSchema, texts } from '@/lib/kernel/api/shapes';
import { nameOrNone } from '@/lib/kernel/person/names';

export const newUsername = z.string().trim().min(3).max(60).refine(isUsername);

export const sessionUserSchema = z.object({
  ...texts('username', 'realName', 'nickName', 'rank'),
  liveCourseEndAt: z.string().nullable(),
  ...texts('email', 'phone'),
  profileUrl: z.string().nullable(),
  role: z.enum(['learner', 'teacher']),
  /** End of VIP derived from all valid entitlements; null when none. */
  vipEndAt: z.string().nullable(),
  /** The language of the account's emails; another user API may not have one. */
  locale: localeSchema.optional(),
  /** Bought live minutes that are not used yet; another user API may not count them. */
  minutesLeft: integer.optional(),
  /** Whether an email is sent before VIP ends. */
  vipReminder: z.boolean().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const profileSchema = z
  .strictObject({
    realName: nameOrNone(),
    nickName: nameOrNone(40),
    phone: z.string().trim().max(30),
    locale: localeSchema,
    vipReminder: z.boolean(),
  })
  .partial();

export type ProfileInput = z.infer<typeof profileSchema>;
const addressChangeSchema = addressSchema.strict().partial();
export type AddressChange = z.infer<typeof addressChangeSchema>;
/** The id of a saved address. */
const one = z.object({ id: z.string().max(40) });

/** Types of a profile picture, by the content of its file. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const pictureBytes = 5 * 1024 * 1024;

const { get, post, patch, remove } = operationsOf('user');
export const accountOperations = {
  me: get('/', { summary: 'The logged-in user', access: 'user', response: sessionUserSchema }),
  saveProfile: patch('/', {
    summary: 'Change the profile',
    access: 'user',
    body: profileSchema,
    response: sessionUserSchema,
  }),
  changePicture: post('/picture', {
    summary: 'New profile picture: JPEG, PNG or WebP by its content, cut to a square and drawn anew without metadata',
    access: 'user',
    takesBytes: pictureBytes,
    response: sessionUserSchema,
    errors: ['PICTURE_REFUSED'],
  }),
  removePicture: remove('/picture', {
    summary: 'Remove the profile picture',
    access: 'user',
    response: sessionUserSchema,
  }),
  addresses: get('/addresses', {
    summary: 'Saved addresses, newest first',
    access: 'user',
    response: z.array(savedAddressSchema),
  }),
  addAddress: post('/addresses', {
    summary: 'Save an address; one that is there already is answered, not saved again',
    access: 'user',
    body: addressSchema.strict(),
    response: savedAddressSchema,
    errors: ['TOO_MANY_ADDRESSES'],
  }),
  changeAddress: patch('/addresses/{id}', {
    summary: 'Change the given fields of a saved address',
    access: 'user',
    params: one,
    body: addressChangeSchema,
    response: savedAddressSchema,
    errors: ['NOT_FOUND'],
  }),
  removeAddress: remove('/addresses/{id}', {
    summary: 'Remove a saved address',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: ['NOT_FOUND'],
  }),
};
