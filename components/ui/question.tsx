/** A question that opens on its answer. */
export function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="card px-5 py-1 shadow-none">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold after:text-action after:content-['+']">
        {question}
      </summary>
      <p className="prose-width pb-4 whitespace-pre-line text-ink-2">{answer}</p>
    </details>
  );
}
