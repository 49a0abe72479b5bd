import { and, inArray } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Person } from '@/platform/family/person';

/**
 * Some people, as array literals for PostgreSQL, one parameter each however many they are. A query matches every person whose account and number are in the
 * lists; as a learner belongs to one account alone, these are the people and, at most, holders of the same accounts. `keyOf` tells them apart.
 */
export type People = { users: string; persons: string };

const listed = (all: readonly number[]) => `{${[...new Set(all)].join(',')}}`;
export const peopleOf = (all: readonly Person[]): People => ({
  users: listed(all.map(({ user }) => user)),
  persons: listed(all.map(({ person }) => person)),
});

/** PostgreSQL sends a person's number as text. */
export const keyOf = ({ user, person }: { user: number; person: number | string }): string =>
  `${user} ${Number(person)}`;

/** The same as a condition of a query. */
export const isOneOf = ({ user, person }: Record<keyof Person, PgColumn>, all: readonly Person[]) =>
  and(
    inArray(user, [...new Set(all.map((one) => one.user))]),
    inArray(person, [...new Set(all.map((one) => one.person))]),
  );
