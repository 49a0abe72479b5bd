export { default, generateMetadata } from '../../../../page';

export const instant = false;

export const generateStaticParams = () => [{ type: 'hjjCoursePlan', page: '2' }];
