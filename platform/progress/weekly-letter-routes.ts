import { weeklyEmailOperations } from '@/lib/mail/letter-stop';
import { newRouter } from '@/platform/kernel/api/serve';
import { serveStop } from '@/platform/mail/serve-stop';
import { findWeeklyEmail, stopWeeklyEmail } from './weekly/stop-letter';

export const weeklyEmailApi = newRouter();

serveStop(weeklyEmailApi, weeklyEmailOperations, 'weeklyProgress', { find: findWeeklyEmail, end: stopWeeklyEmail });
