import { makeMember, query, sql, type Member } from '../setup/fixtures';
import { makeStaff } from '../setup/staff';

/** The callers: each staff role, and customers who own the tested things or do not. */
export const staffRoles = ['support', 'editor', 'admin'] as const;
export type Staff = (typeof staffRoles)[number];
export const customers = ['owner', 'otherLearner', 'teacher'] as const;
export const tokens = {} as Record<Staff | (typeof customers)[number], string>;
/** The owner of the tested things. */
export const owner = {} as Member;

/** Logs all of them in. */
export async function makeActors(): Promise<void> {
  for (const actor of customers) {
    const member = await makeMember();
    tokens[actor] = member.token;
    if (actor === 'owner') Object.assign(owner, member);
    if (actor === 'teacher') await query(sql`UPDATE users SET role = 'teacher' WHERE id = ${member.id}`);
  }
  for (const role of staffRoles) tokens[role] = (await makeStaff(role)).token;
}
