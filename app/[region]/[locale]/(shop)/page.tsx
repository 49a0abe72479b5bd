import { notFound } from 'next/navigation';
import { BlockList } from '@/components/pages/block-list';
import { OrganizationJsonLd } from '@/components/site/layout/organization-json-ld';
import { PageLanguages } from '@/components/pages/page-languages';
import { findPage } from '@/lib/pages/reads';
import { previewEditor } from '@/lib/pages/preview-editor';
import { siteMetadata } from '@/lib/site/reads';
import { homeSlug } from '@/lib/kernel/links/home-slug';
import { pageMetadata } from '@/lib/site/page-metadata';

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
