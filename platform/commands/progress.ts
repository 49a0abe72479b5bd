/** `DATABASE_URL=… npm run progress`: makes what is shown of everybody's learning anew from the recorded events. */
import { remakeProgress } from '@/platform/progress/remake';
import { runCommand } from './run-command';

await runCommand(async (payload) => {
  console.log(`Progress of ${await remakeProgress(payload)} learners made anew.`);
});
