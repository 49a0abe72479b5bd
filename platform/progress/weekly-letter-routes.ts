import { weeklyLetterOperations } from '@/lib/mail/letter-stop';
import { newRouter } from '@/platform/kernel/api/serve';
import { serveStop } from '@/platform/mail/serve-stop';
import { findLetter, stopLetter } from './weekly/stop-letter';

export const weeklyLetterApi = newRouter();

serveStop(weeklyLetterApi, weeklyLetterOperations, 'weeklyProgress', { find: findLetter, end: stopLetter });
