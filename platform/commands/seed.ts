import { env } from '@/lib/kernel/env';
import { demoAccounts, seedDemoAccounts } from '../seed/accounts';
import { seedDemoLearning } from '../seed/demo/demo-learning';
import { errorText } from '@/platform/kernel/error-text';
import { runCommand } from './run-command';

await runCommand(async (payload) => {
  // Imported here, so that an error in the data is reported like any other failure.
  const { seed } = await import('../seed/run');
  const created = await seed(payload);
  console.log(created === 0 ? 'The shop was already seeded.' : `Seeded ${created} documents.`);
  if (env.SEED_DEMO !== '1') return;
  await seedDemoAccounts(payload);
  // Staff may have removed products that the demonstration accounts use; that must not stop the start.
  const skip = (what: string) => (error: unknown) => payload.logger.warn({ error: errorText(error) }, what);
  const { seedDemoHistory } = await import('../seed/demo/demo-history');
  await seedDemoHistory(payload).catch(skip('the demonstration learner bought nothing'));
  await seedDemoLearning(payload).catch(skip('the demonstration learner learned nothing'));
  const { seedDemoTeacher } = await import('../seed/demo/demo-teacher');
  await seedDemoTeacher(payload).catch(skip('the demonstration teacher was not approved'));
  const { seedDemoLectures } = await import('../seed/demo/demo-lectures');
  await seedDemoLectures(payload).catch(skip('the demonstration has no live lectures'));
  const { seedDemoClass } = await import('../seed/demo/demo-class');
  await seedDemoClass(payload).catch(skip('the demonstration teacher has no class'));
  console.log(`demo-accounts: ${JSON.stringify(demoAccounts)}`);
});
