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
import { listBranches } from '@/lib/data/branches';
import { listFaqs, listReviews } from '@/lib/data/editorial';
import { siteMetadata } from '@/lib/data/site';
import { pageMetadata } from '@/lib/i18n/metadata';

export const ensureStatic = 'navigation';

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

export default async function Home() {
  const [site, reviews, faqs, cities] = await Promise.all([siteMetadata(), listReviews(), listFaqs(), listBranches()]);
  return (
    <>
      <Hero />
      <WaysIn />
      <GradeRoad />
      <Featured />
      <MemberBenefits />
      <HowItWorks />
      <Reviews reviews={reviews} />
      <BranchesTeaser cities={cities} />
      <Questions faqs={faqs} />
      <LastCall />
      <OrganizationJsonLd site={site} />
      <PageLanguages path="" />
    </>
  );
}
