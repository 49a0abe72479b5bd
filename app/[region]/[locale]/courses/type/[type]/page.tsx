import { ListRoute, listMetadata, type ListParams } from '../../list-route';
import { productTypes } from '@/lib/domain/product-type';

export const ensureStatic = 'navigation';

type Props = { params: Promise<ListParams> };

export function generateStaticParams() {
  return productTypes.map((type) => ({ type }));
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await params);
}

export default async function CoursesOfType({ params }: Props) {
  return <ListRoute params={await params} />;
}
