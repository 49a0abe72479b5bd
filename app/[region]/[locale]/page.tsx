import { locale, region } from 'next/root-params';
export default async function Home() {
  return <h1>{await region()} {await locale()}</h1>;
}
