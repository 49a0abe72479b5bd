/** Fields whose text visitors read; the others name colours, addresses and pictures. */
const readable = new Set(
  'answer body caption cells columns day eyebrow figure heading items label lead note question text time title'.split(
    ' ',
  ),
);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The readable text of a part of an entry, in its order: plain texts, rich text without its tags, and blocks of both. */
export function textsIn(value: unknown): string {
  return collect(value).join(' ').replace(/\s+/g, ' ').trim();
}

function collect(value: unknown): string[] {
  if (typeof value === 'string')
    return [
      value.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!),
    ];
  if (Array.isArray(value)) return value.flatMap(collect);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    readable.has(name) || (name !== 'problems' && Array.isArray(part) && typeof part[0] === 'object')
      ? collect(part)
      : [],
  );
}
