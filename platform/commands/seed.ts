import { env } from '@/lib/env';
import { demoAccounts, seedDemoAccounts } from '../seed/accounts';
import { seed } from '../seed/run';
import { runCommand } from './run-command';

await runCommand(async (payload) => {
  const created = await seed(payload);
  console.log(created === 0 ? 'The shop was already seeded.' : `Seeded ${created} documents.`);
  if (env.SEED_DEMO !== '1') return;
  await seedDemoAccounts(payload);
  console.log(`demo-accounts: ${JSON.stringify(demoAccounts)}`);
});
