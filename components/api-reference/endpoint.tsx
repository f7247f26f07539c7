import type { CallReference } from '@/lib/api/reference'

/** One call of the API: what it is for, who may make it and how often, what goes in and what comes out. */
export function Endpoint({ call }: { call: CallReference }) {
  const {
    name,
    method,
    path,
    summary,
    access,
    limits,
    query,
    body,
    example,
    response: answer,
    status,
    problems,
  } = call
  return (
    <article aria-labelledby={name} className="mt-8 border-border border-t pt-5 first-of-type:mt-4">
      <h3 id={name} className="figure !m-0 flex flex-wrap gap-x-3 text-base">
        <span className="w-[4ch] text-muted-foreground">{method}</span>{' '}
        <span className="[overflow-wrap:anywhere]">{path}</span>
      </h3>
      <p className="mt-2">{summary}.</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
        <Fact label="Who">{access}</Fact>
        {limits.length > 0 && <Fact label="At most">{limits.join(', and ')}</Fact>}
        <Fact label="Refusals">
          {problems.map(({ status: code, title }) => `${code} ${title.toLowerCase()}`).join(' · ')}
        </Fact>
      </dl>
      {query && <CodeBlock title="Query" text={query} />}
      {body && <CodeBlock title="Body" text={body} />}
      {example && <CodeBlock title="For example" text={example} />}
      <CodeBlock title={`Answer, ${status}`} text={answer} />
    </article>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="title-label">{label}</dt>
      <dd className="mb-2 sm:mb-0">{children}</dd>
    </>
  )
}

/** A shape folds away where it is longer than a glance. */
function CodeBlock({ title, text }: { title: string; text: string }) {
  const lines = text.split('\n').length
  return (
    <details className="mt-3" open={lines <= 8}>
      <summary className="title-label cursor-pointer py-3 sm:py-1">{title}</summary>
      <pre className="figure mt-1 whitespace-pre-wrap border-line border-l-2 pl-4 text-xs leading-relaxed [overflow-wrap:anywhere]">
        {text}
      </pre>
    </details>
  )
}
