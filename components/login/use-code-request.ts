'use client';

import * as z from 'zod';
import { useAccount } from '@/components/ui/shell/account-context';
import { requestOtp } from '@/lib/login/queries';
import { useCountdown } from '@/components/ui/forms/use-countdown';

/** A username or an address. */
export const accountSchema = z.object({ username: z.string().trim().min(1).max(120) });

/** The server mails one code a minute. */
const pause = 60;

/** Requests a mailed code, and returns how many seconds to wait before the next. */
export function useCodeRequest(purpose: 'login' | 'passwordReset') {
  const { locale } = useAccount();
  const [wait, startWait] = useCountdown(pause, 0);
  const send = async (username: string) => {
    await requestOtp({ username, locale, purpose });
    startWait();
  };
  return { send, wait };
}
