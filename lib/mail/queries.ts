import { mailOperations } from './addresses';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const useEmails = (page: number) =>
  useRead(reading(['user', 'letters', page], mailOperations.letters, { query: { page } }));
