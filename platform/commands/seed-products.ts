import { seedCopies } from '../seed/copies';
import { runCommand } from './run-command';

await runCommand(async (payload) => {
  const total = Number(process.argv.find((option) => option.startsWith('--products='))?.slice('--products='.length));
  if (!Number.isInteger(total) || total < 1 || total > 100_000)
    throw new Error('Usage: npm run seed -- --products=10000');
  console.log(`Added ${await seedCopies(payload, total)} products.`);
});
