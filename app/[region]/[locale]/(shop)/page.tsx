import { notFound } from 'next/navigation';
import { BlockList } from '@/components/blocks/block-list';
import { OrganizationJsonLd } from '@/components/layout/organization-json-ld';
import { PageLanguages } from '@/components/layout/page-languages';
import { findPage } from '@/lib/data/pages';
import { previewEditor } from '@/lib/data/preview-editor';
import { siteMetadata } from '@/lib/data/site';
import { homeSlug } from '@/lib/i18n/home-slug';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
  await previewEditor();
  const site = await siteMetadata();
  return pageMetadata({
    path: '',
    title: site.socialShareTitle,
    description: site.description,
    card: {
      description: site.socialShareDescription,
      twitterTitle: site.socialShareTwitterTitle,
      twitterDescription: site.socialShareTwitterDescription,
    },
  });
}

export default async function Home() {
  const page = (await findPage(homeSlug)) ?? notFound();
  return (
    <>
      <BlockList blocks={page.blocks} period={page} />
      <OrganizationJsonLd />
      <PageLanguages path="" />
    </>
  );
}
