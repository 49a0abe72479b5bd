import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { connection } from 'next/server';
import { importMap } from '../import-map';

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export default async function BackstageNotFound({ params, searchParams }: Props) {
  await connection();
  return NotFoundPage({ config, params, searchParams, importMap });
}
