/** Plain text from the back office; an empty line begins a paragraph. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`prose-width grid gap-4 ${className}`}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
