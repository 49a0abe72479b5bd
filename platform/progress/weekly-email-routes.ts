import { weeklyEmailOperations } from '@/lib/mail/email-stop';
import { newRouter } from '@/platform/kernel/api/serve';
import { serveStop } from '@/platform/mail/serve-stop';
import { findWeeklyEmail, stopWeeklyEmail } from './weekly/stop-weekly-email';

export const weeklyEmailApi = newRouter();

serveStop(weeklyEmailApi, weeklyEmailOperations, 'weeklyProgress', { find: findWeeklyEmail, end: stopWeeklyEmail });
