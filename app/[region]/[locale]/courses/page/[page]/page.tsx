import { ListRoute, listMetadata, type ListParams } from '../../list-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<ListParams> };

/** One further page is built to prove it; the others are made at their first visit and kept. */
export function generateStaticParams() {
  return [{ page: '2' }];
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await params);
}

export default async function CoursesPage({ params }: Props) {
  return <ListRoute params={await params} />;
}
