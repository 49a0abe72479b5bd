/** A question that expands to its answer. */
export function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="card px-5 py-1 shadow-none">
      <summary className="question">{question}</summary>
      <p className="prose-width pb-4 whitespace-pre-line text-ink-2">{answer}</p>
    </details>
  );
}
