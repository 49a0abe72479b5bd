import { teacherCodeOperations as operations } from './addresses';
import type { CodeState } from './teacher-code';
import type { WantedActivation } from '@/lib/activation/contract';
import { fresh, once, thenReadAnew } from '@/lib/activation/queries';
import { teachKey as key } from '@/lib/classes/queries';
import { call } from '@/lib/kernel/api/client';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Locale } from '@/lib/kernel/locale';

type WantedCodes = Omit<WantedActivation, 'students'> & { count: number; expectedTotal: number };
export const orderCodes = (body: WantedCodes, idempotencyKey: string) =>
  thenReadAnew(call(operations.orderCodes, { body, headers: once(idempotencyKey) }));

/** '': all. */
export type CodeFilter = CodeState | '';
export const useTeacherCodes = (locale: Locale, state: CodeFilter, page: number) =>
  useRead({
    ...reading([...key, 'codes', locale, state, page], operations.codes, {
      query: { locale, page, ...(state && { state }) },
    }),
    ...fresh,
  });
export const voidCodes = (codes: string[]) => thenReadAnew(call(operations.voidCodes, { body: { codes } }));
export const readCodesTable = (locale: Locale, state: CodeFilter) =>
  call(operations.saveCodes, { query: { locale, ...(state && { state }) } });
