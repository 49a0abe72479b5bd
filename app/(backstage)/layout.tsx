import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { connection } from 'next/server';
import type { ServerFunctionClient } from 'payload';
import { Suspense, type ReactNode } from 'react';
import { importMap } from './backstage/import-map';
import '@payloadcms/next/css';
import '@/platform/kernel/back-office/back-office.css';

type Props = { children: ReactNode };

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

/** Everything in the back office reads the session and the clock: nothing of it may be prerendered, not even for a prefetch. */
async function RequestLayout({ children }: Props) {
  await connection();
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}

export default function BackstageLayout({ children }: Props) {
  return (
    <Suspense>
      <RequestLayout>{children}</RequestLayout>
    </Suspense>
  );
}
