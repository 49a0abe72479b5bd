/**
 * One id for each heading of a page. An editor's own anchor stands as it is written; where there is none it is made of the heading,
 * and a second one alike gets a number, so that no two places of a page have the same address.
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
