import { Fragment } from 'react'
import type { CallReference } from '@/lib/api/reference'

/** The others change something. */
const METHOD_COLOURS: Partial<Record<string, string>> = {
  GET: 'text-muted-foreground',
  DELETE: 'text-destructive',
}

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
    curl,
    response: answer,
    status,
    problems,
  } = call
  return (
    <article
      aria-labelledby={id}
      data-call={`${method} ${path} ${summary}`}
      className="border-border border-b last:border-b-0"
    >
      <details className="group/call">
        <summary className="disclosure touch-target py-2 hover:bg-accent md:grid-cols-[0.6875rem_minmax(0,11fr)_minmax(0,9fr)]">
          <h3 id={id} className="figure !m-0 flex gap-x-3 !text-sm">
            <span className={`min-w-[6ch] ${METHOD_COLOURS[method] ?? 'text-primary'}`}>{method}</span>{' '}
            <span className="min-w-0 whitespace-nowrap">
              {path.split(/(?<=\/)/).map((part, index) => (
                <Fragment key={String(index)}>
                  {index > 0 ? <wbr /> : null}
                  {part}
                </Fragment>
              ))}
            </span>
          </h3>
          <span className="text-pretty text-sm max-md:col-start-2">
            {summary.split('`').map((part, index) =>
              index % 2 === 1 ? (
                <code key={part} className="figure">
                  {part}
                </code>
              ) : (
                part
              ),
            )}
          </span>
        </summary>
        <div className="pb-6 pl-6">
          <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
            <Fact label="Access">{access}</Fact>
            {limits.length > 0 && <Fact label="Rate limit">{limits.join(', and ')}</Fact>}
            {problems.length > 0 ? <dt className="title-label">Errors</dt> : null}
            <dd className={problems.length > 0 ? '' : 'hidden'}>
              <Problems problems={problems} />
            </dd>
          </dl>
          {query && <CodeBlock title="Query" text={query} />}
          {body && <CodeBlock title="Body" text={body} />}
          <CodeBlock title="curl" text={curl} />
          <CodeBlock title={`Response ${status}`} text={answer ?? 'No content'} />
        </div>
      </details>
    </article>
  )
}

export function Problems({ problems }: Pick<CallReference, 'problems'>) {
  return (
    <ul className="!m-0 flex !list-none flex-wrap gap-x-5 !p-0">
      {problems.map(({ status: code, title }) => (
        <li key={code} className="!m-0">
          {code} {title.toLowerCase()}
        </li>
      ))}
    </ul>
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
  return (
    <details className="mt-1">
      <summary className="disclosure title-label w-fit py-3 sm:py-1">{title}</summary>
      <div className="relative">
        <pre className="figure mt-1 whitespace-pre-wrap border-line border-l-2 py-1 pr-20 pl-4 text-xs leading-relaxed [overflow-wrap:anywhere]">
          {text}
        </pre>
        <button
          type="button"
          hidden
          data-copy
          aria-label={`Copy ${title}`}
          className="absolute top-0 right-0 min-h-8 rounded-md border bg-card px-2.5 text-xs hover:bg-muted"
        >
          Copy
        </button>
      </div>
    </details>
  )
}
