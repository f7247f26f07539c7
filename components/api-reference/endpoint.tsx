import type { CallReference } from '@/lib/api/reference'

export function Endpoint({ call }: { call: CallReference }) {
  const {
    id,
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
    <article
      aria-labelledby={id}
      className="mt-8 border-border border-t pt-5 first-of-type:mt-4 [contain-intrinsic-size:auto_32rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]"
    >
      <h3 id={id} className="figure !m-0 flex flex-wrap gap-x-3 text-base">
        <span className="w-[4ch] text-muted-foreground">{method}</span>{' '}
        <span className="[overflow-wrap:anywhere]">{path}</span>
      </h3>
      <p className="mt-2">{summary}.</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
        <Fact label="Access">{access}</Fact>
        {limits.length > 0 && <Fact label="Rate limit">{limits.join(', and ')}</Fact>}
        <Fact label="Errors">
          {problems.map(({ status: code, title }) => `${code} ${title.toLowerCase()}`).join(' · ')}
        </Fact>
      </dl>
      {query && <CodeBlock title="Query" text={query} />}
      {body && <CodeBlock title="Body" text={body} />}
      {example && <CodeBlock title="Example" text={example} />}
      <CodeBlock title={`Response ${status}`} text={answer ?? 'No content'} />
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
