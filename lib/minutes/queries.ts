import { keepPreviousData } from '@tanstack/react-query';
import { minuteOperations as operations } from './addresses';
import { fresh } from '@/lib/activation/queries';
import { teachKey as key } from '@/lib/classes/queries';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Locale } from '@/lib/kernel/locale';
import { currencyOfLocale } from '@/lib/kernel/money';

export const useTeacherMinutes = (locale: Locale, page: number) =>
  useRead({
    ...reading([...key, 'minutes', locale, page], operations.minutes, {
      query: { locale, currency: currencyOfLocale(locale), page },
    }),
    ...fresh,
    placeholderData: keepPreviousData,
  });
