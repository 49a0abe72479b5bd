'use client';

import { NextIntlClientProvider, useLocale, useMessages, type Messages } from 'next-intl';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { defaultLocale, isLocale } from '@/lib/kernel/i18n/locales';
import { screenMessagesHref, type ScreenName } from '@/lib/kernel/i18n/screen-messages';

type Own = Partial<Messages['account']>;

/** A screen that is loaded when it is first shown, its code and its messages in parallel. */
export const screenWithMessages = <Props extends object>(
  name: ScreenName,
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    const [{ default: Screen }, own] = await Promise.all([load(), readMessages(name)]);
    const ScreenWithMessages = (props: Props) => (
      <WithMessages own={own}>
        <Screen {...props} />
      </WithMessages>
    );
    return { default: ScreenWithMessages };
  });

async function readMessages(name: ScreenName): Promise<Own> {
  const { lang } = document.documentElement;
  const response = await fetch(screenMessagesHref(name, isLocale(lang) ? lang : defaultLocale));
  if (!response.ok) throw new Error(`the messages of ${name} answered ${response.status}`);
  return response.json();
}

/** Merges the screen's own messages into those of the page. */
function WithMessages({ own, children }: { own: Own; children: ReactNode }) {
  const messages = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...messages, account: { ...messages.account, ...own } }}>
      {children}
    </NextIntlClientProvider>
  );
}
