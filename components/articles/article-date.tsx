import { getFormatter } from 'next-intl/server';

export async function ArticleDate({ publishedAt }: { publishedAt: string }) {
  const format = await getFormatter();
  return (
    <time dateTime={publishedAt} className="text-[14px] text-ink-3">
      {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
    </time>
  );
}
