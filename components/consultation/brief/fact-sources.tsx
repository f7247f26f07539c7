import { Link } from '@/components/ui/link'
import type { Fact } from '@/lib/consultation/brief/schema'
import * as paths from '@/lib/paths'
import { describeSource, type EvidenceTexts } from './fact-labels'

export function FactSources({
  fact,
  texts,
  onShowInTranscript,
}: {
  fact: Fact
  texts: EvidenceTexts
  onShowInTranscript: (factId: string) => void
}) {
  return (
    <ul aria-label="Where this comes from" className="grid gap-2 text-sm">
      {fact.evidence.map((evidence) => {
        const { label, quote, messageId } = describeSource(evidence, texts)
        return (
          <li
            key={`${evidence.kind}-${evidence.id}-${evidence.start}`}
            className="grid border-signal border-l-2 pl-2.5 leading-snug"
          >
            <span className="text-muted-foreground text-xs">{label}</span>
            {quote ? <q className="wrap-anywhere">{quote}</q> : null}
            {messageId ? (
              <button
                type="button"
                onClick={() => onShowInTranscript(fact.id)}
                className="link touch-target min-h-6 justify-self-start text-sm"
              >
                Show in the conversation
              </button>
            ) : null}
            {evidence.kind === 'companyForm' ? (
              <Link href={paths.about} className="link min-h-6 justify-self-start">
                Open company details
              </Link>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
