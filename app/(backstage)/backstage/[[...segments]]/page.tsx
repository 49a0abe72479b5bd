import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { withOwnTitle } from '@/platform/back-office/own-titles';
import { importMap } from '../import-map';

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  await connection();
  return withOwnTitle(await generatePageMetadata({ config, params, searchParams }), (await params).segments);
}

export default async function BackstagePage({ params, searchParams }: Props) {
  await connection();
  return RootPage({ config, params, searchParams, importMap });
}
