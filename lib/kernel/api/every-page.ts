type Page<Entry> = { data: Entry[]; meta: { pagination: { pageCount: number } } };

/** All entries of a paged list: reads the first page for the page count, then the others in parallel. */
export async function everyPage<Entry>(read: (page: number) => Promise<Page<Entry>>): Promise<Entry[]> {
  const first = await read(1);
  const others = Array.from({ length: first.meta.pagination.pageCount - 1 }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
