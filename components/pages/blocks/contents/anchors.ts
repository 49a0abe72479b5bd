/**
 * One id for each heading of a page. An editor's own anchor is used as it is; without one the id is made from the heading, and a
 * duplicate gets a number, so that each id is unique.
 */
export function anchorsOf(sections: readonly { anchor: string; heading: string }[]): string[] {
  const taken = new Set(sections.map(({ anchor }) => anchor.trim()).filter(Boolean));
  const given = new Set<string>();
  return sections.map(({ anchor, heading }) => {
    const own = anchor.trim();
    const wanted =
      own ||
      heading
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-') ||
      'section';
    const isFree = (id: string) => !given.has(id) && (id === own || !taken.has(id));
    let id = wanted;
    for (let n = 2; !isFree(id); n += 1) id = `${wanted}-${n}`;
    given.add(id);
    return id;
  });
}
