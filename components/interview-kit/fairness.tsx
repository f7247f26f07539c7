import { DO_NOT_ASK_NOTE, FAIRNESS_RULES } from '@/lib/interview-kit/fairness'
import { LAW_CARDS } from '@/lib/knowledge/law/cards'

/** The first page: how to be fair, and what is never asked. */
export function Fairness() {
  return (
    <section aria-labelledby="fairness" className="grid gap-4 break-after-page">
      <h2 id="fairness" className="text-xl">
        Before you begin
      </h2>
      <ol className="measure grid list-decimal gap-1 pl-5">
        {FAIRNESS_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3 className="text-base">Don’t ask about</h3>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
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
    </section>
  )
}
