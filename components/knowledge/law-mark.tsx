import { CHECKLIST, type Topic, topicsOfChecklist } from '@/lib/consultation/topics'

/** Topics that the law asks an agency to know before it introduces anybody. */
const LAW_TOPICS = new Set<Topic>(
  (Object.keys(CHECKLIST) as (keyof typeof CHECKLIST)[]).flatMap((key) => topicsOfChecklist(key)),
)
export const isNeededByLaw = (topic: Topic): boolean => LAW_TOPICS.has(topic)

export function LawMark() {
  return (
    <abbr title="Needed by law" className="figure ml-1 text-foreground text-xs no-underline print:text-sm">
      <span aria-hidden="true">§</span>
      <span className="sr-only"> (needed by law)</span>
    </abbr>
  )
}

/** What the mark means. */
export function LawNote() {
  return (
    <p className="text-muted-foreground text-xs print:text-sm">
      <span className="figure text-foreground">§</span> By law, we need to know this before we introduce
      candidates.
    </p>
  )
}

/** On what keeps a specification from being approved, and on nothing else. */
export function NeededTag() {
  return (
    <span className="inline-block whitespace-nowrap rounded-sm border border-signal bg-signal-wash px-1.5 font-medium text-foreground text-xs leading-5">
      Needed to approve
    </span>
  )
}
