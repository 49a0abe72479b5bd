/** `DATABASE_URL=… npm run progress`: rebuilds the progress of all learners from the recorded events. */
import { remakeProgress } from '@/platform/progress/remake';
import { runCommand } from './run-command';

await runCommand(async (payload) => {
  console.log(`Progress of ${await remakeProgress(payload)} learners made anew.`);
});
