import { makeMember, platform, query, sql, unique, type Member } from '../setup/fixtures';

/** Who may ask: each role of the staff, and customers with what is theirs and without. */
export const staffRoles = ['support', 'editor', 'admin'] as const;
export type Staff = (typeof staffRoles)[number];
export const customers = ['owner', 'otherLearner', 'teacher'] as const;
export const tokens = {} as Record<Staff | (typeof customers)[number], string>;

/** Logs all of them in; the owner is whose things the tests are about. */
export async function makeActors(): Promise<Member> {
  const payload = await platform();
  let owner: Member | undefined;
  for (const actor of customers) {
    const member = await makeMember();
    tokens[actor] = member.token;
    if (actor === 'owner') owner = member;
    if (actor === 'teacher') await query(sql`UPDATE users SET role = 'teacher' WHERE id = ${member.id}`);
  }
  for (const role of staffRoles) {
    const email = `${unique(role)}@sente.example`;
    await payload.create({ collection: 'staff', data: { name: role, email, password: 'a-long-password', role } });
    const { token } = await payload.login({ collection: 'staff', data: { email, password: 'a-long-password' } });
    tokens[role] = String(token);
  }
  return owner!;
}
