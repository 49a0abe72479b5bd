import { productTypes } from '@/lib/catalogue/product-type';

export { default, generateMetadata } from '../../page';

export const instant = false;

export const generateStaticParams = () => productTypes.map((type) => ({ type }));
