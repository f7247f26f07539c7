import { DO_NOT_ASK_NOTE, FAIRNESS_RULES } from '@/lib/interview-kit/fairness'
import { LAW_CARDS } from '@/lib/knowledge/law/cards'

const SUBJECTS = LAW_CARDS.map(({ title }) => title)

/** How to be fair, and what is never asked: one line until it is opened. */
export function Fairness() {
  return (
    <section
      aria-labelledby="fairness"
      className="rounded-md border border-l-4 border-l-signal bg-card print:hidden"
    >
      <h2 id="fairness" className="sr-only">
        Before you begin
      </h2>
      <details className="group px-4 py-2.5">
        <summary className="disclosure cursor-pointer text-sm">
          <span>
            <span className="font-semibold">Before you begin.</span> Don’t ask about {SUBJECTS.length}{' '}
            subjects
            <span className="group-open:hidden">
              : <span className="text-muted-foreground">{SUBJECTS.join('; ')}</span>
            </span>
            .
          </span>
        </summary>
        <div className="grid gap-4 pt-4 pb-2">
          <Rules />
        </div>
      </details>
    </section>
  )
}

/** The same in print, with the rest of the first page to itself. */
export function PrintedFairness() {
  return (
    <div className="hidden gap-3 pt-6 print:grid print:break-after-page">
      <h2 className="text-xl">Before you begin</h2>
      <Rules />
    </div>
  )
}

function Rules() {
  return (
    <>
      <ol className="measure grid list-decimal gap-1 pl-5 print:max-w-none">
        {FAIRNESS_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3 className="text-base">Don’t ask about</h3>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {LAW_CARDS.map(({ id, title, source, url }) => (
          <li key={id} className="border-border border-b pb-1">
            {title}
            <a href={url} className="block text-muted-foreground text-xs underline print:no-underline">
              {source}
            </a>
          </li>
        ))}
      </ul>
      <p className="measure text-muted-foreground text-sm">{DO_NOT_ASK_NOTE}</p>
    </>
  )
}
