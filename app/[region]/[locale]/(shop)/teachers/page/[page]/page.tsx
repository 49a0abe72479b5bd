export { default, generateMetadata } from '../../page';

/** A page beyond the end is not found, so the check of its static shell in development is off. */
export const instant = false;

/** One further page is built to prove it; the others are made at their first visit and cached. */
export const generateStaticParams = () => [{ page: '2' }];
