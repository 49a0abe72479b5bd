import { ListRoute, listMetadata, type ListParams } from '../../../../list-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<ListParams> };

/** One is built to prove the page; the others are made at their first visit and kept. */
export function generateStaticParams() {
  return [{ type: 'hjjCoursePlan', page: '2' }];
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await params);
}

export default async function CoursesOfTypePage({ params }: Props) {
  return <ListRoute params={await params} />;
}
