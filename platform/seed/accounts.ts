import type { Payload } from 'payload';

export type DemoAccount = { role: 'learner' | 'teacher' | 'staff'; username: string; password: string };

/** These passwords are public, so they are only ever written to the embedded demonstration database. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'learner', username: 'learner', password: 'sente-learner' },
  { role: 'teacher', username: 'teacher', password: 'sente-teacher' },
  { role: 'staff', username: 'staff@sente.example', password: 'sente-staff' },
];

const customers = {
  learner: { realName: '林小棋', nickName: 'Kiki', rank: 'G15' },
  teacher: { realName: '陳老師', nickName: 'Chen', rank: 'G3' },
} as const;

/** Creates the demonstration accounts that are missing. */
export async function seedDemoAccounts(payload: Payload): Promise<void> {
  for (const { role, username, password } of demoAccounts) {
    if (role === 'staff') {
      const { totalDocs } = await payload.count({ collection: 'staff', where: { email: { equals: username } } });
      if (totalDocs === 0)
        await payload.create({
          collection: 'staff',
          data: { name: 'Sente', email: username, password, role: 'admin' },
        });
      continue;
    }
    const { totalDocs } = await payload.count({ collection: 'users', where: { username: { equals: username } } });
    if (totalDocs > 0) continue;
    await payload.create({
      collection: 'users',
      data: {
        username,
        email: `${username}@sente.example`,
        password,
        role,
        locale: 'zh-TW',
        vipReminder: true,
        ...customers[role],
      },
    });
  }
}
