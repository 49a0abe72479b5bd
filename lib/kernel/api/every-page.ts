type Page<Entry> = { data: Entry[]; meta: { pagination: { pageCount: number } } };

/** The entries of a list that comes in pages: the first, which says how many there are, then the others at once. */
export async function everyPage<Entry>(read: (page: number) => Promise<Page<Entry>>): Promise<Entry[]> {
  const first = await read(1);
  const others = Array.from({ length: first.meta.pagination.pageCount - 1 }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
