'use client';

import { useEffect, useState } from 'react';
import * as z from 'zod';
import { useAccount } from '@/components/account/shell/account-context';
import { requestOtp } from '@/lib/api/user-queries';

/** A username or an address. */
export const accountSchema = z.object({ username: z.string().trim().min(1).max(120) });

/** The server mails one code a minute. */
const pause = 60;

/** Asks for a mailed code, and says how many seconds to wait before the next. */
export function useCodeRequest(purpose: 'login' | 'passwordReset') {
  const { locale } = useAccount();
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const send = async (username: string) => {
    await requestOtp({ username, locale, purpose });
    setWait(pause);
  };
  return { send, wait };
}
