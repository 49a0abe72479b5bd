/** HTML made and sanitized on the server from the back office's rich text; never from a visitor's input. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`rich-text prose-width ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
