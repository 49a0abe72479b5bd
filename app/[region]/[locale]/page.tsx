import { BranchesTeaser } from '@/components/home/branches-teaser';
import { Featured } from '@/components/home/featured';
import { GradeRoad } from '@/components/home/grade-road';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { LastCall } from '@/components/home/last-call';
import { MemberBenefits } from '@/components/home/member-benefits';
import { OrganizationJsonLd } from '@/components/home/organization-json-ld';
import { Questions } from '@/components/home/questions';
import { Reviews } from '@/components/home/reviews';
import { WaysIn } from '@/components/home/ways-in';
import { PageLanguages } from '@/components/layout/page-languages';
import { siteMetadata } from '@/lib/data/site';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
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

export default function Home() {
  return (
    <>
      <Hero />
      <WaysIn />
      <GradeRoad />
      <Featured />
      <MemberBenefits />
      <HowItWorks />
      <Reviews />
      <BranchesTeaser />
      <Questions />
      <LastCall />
      <OrganizationJsonLd />
      <PageLanguages path="" />
    </>
  );
}
