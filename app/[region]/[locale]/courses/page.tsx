import { ListRoute, listMetadata } from './list-route';

export const ensureStatic = 'navigation';

export const generateMetadata = () => listMetadata({});

export default function Courses() {
  return <ListRoute params={{}} />;
}
