import { notFound } from 'next/navigation';
import { locale } from 'next/root-params';
export function generateStaticParams() { return [{ slug: 'a' }, { slug: 'b' }]; }
async function load(slug: string) { 'use cache'; return slug.length < 3 ? { slug } : null; }
export default async function Course({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const c = await load(slug);
  if (!c) notFound();
  return <h1>{slug} {await locale()}</h1>;
}
