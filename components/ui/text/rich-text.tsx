/** HTML made and sanitized on the server from the back office's rich text; never from a visitor's input. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`prose-width *:not-first:mt-[0.8em] [&_a]:text-action [&_a]:underline [&_ol]:list-decimal [&_ol]:pl-[1.4em] [&_ul]:list-disc [&_ul]:pl-[1.4em] ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
