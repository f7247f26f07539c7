import { Link } from '@/components/ui/link'
import type { ChecklistItem } from '@/lib/consultation/interview/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import { AGENDA, CHECKLIST, type Topic, topicLabel, topicsOfChecklist } from '@/lib/consultation/topics'
import * as paths from '@/lib/paths'

interface OpenRow {
  key: string
  label: string
  state: 'open' | 'toConfirm'
  isNeededByLaw: boolean
}

type ChecklistKey = keyof typeof CHECKLIST
const CHECKLIST_KEYS = Object.keys(CHECKLIST) as ChecklistKey[]

/** Topics that the law asks an agency to know before it introduces anybody. */
const LAW_TOPICS = new Set<Topic>(CHECKLIST_KEYS.flatMap((key) => topicsOfChecklist(key)))
export const isNeededByLaw = (topic: Topic): boolean => LAW_TOPICS.has(topic)

/** What nobody has said yet: topics of the interview first, then what only the law asks for. */
export function listOpenRows({ brief, checklist }: Pick<BriefView, 'brief' | 'checklist'>): OpenRow[] {
  const isKnown = (topic: Topic) =>
    brief.facts.some((fact) => fact.state === 'active' && fact.topic === topic)
  const closed = new Set(brief.agenda.closed.map(({ topic }) => topic))
  const openItems = checklist.filter(({ state }) => state === 'open')
  const isOpenByLaw = (topic: Topic) =>
    openItems.some(({ key }) => key in CHECKLIST && topicsOfChecklist(key as ChecklistKey).includes(topic))
  const topics = AGENDA.filter((topic) => !isKnown(topic))
  const rows = topics.map(
    (topic): OpenRow => ({
      key: topic,
      label: topicLabel(topic),
      state: brief.agenda.finished || closed.has(topic) ? 'toConfirm' : 'open',
      isNeededByLaw: isOpenByLaw(topic),
    }),
  )
  const covers = (item: ChecklistItem) =>
    item.key in CHECKLIST &&
    topicsOfChecklist(item.key as ChecklistKey).some((topic) => topics.includes(topic))
  const rest = openItems
    .filter((item) => !covers(item))
    .map(({ key, label }): OpenRow => ({ key, label, state: 'open', isNeededByLaw: true }))
  return [...rows, ...rest]
}

export function LawMark() {
  return (
    <abbr title="Needed by law" className="figure ml-1 text-signal-text text-xs no-underline">
      <span aria-hidden="true">§</span>
      <span className="sr-only"> (needed by law)</span>
    </abbr>
  )
}

/** Each can be answered now: its name goes into the message box. */
export function OpenTopicsList({
  view,
  onAnswer,
}: {
  view: Pick<BriefView, 'brief' | 'checklist'>
  /** Null where nothing can be answered any more. */
  onAnswer: ((label: string) => void) | null
}) {
  const rows = listOpenRows(view)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="open-topics" className="border-t border-dashed pt-2">
      <h3 id="open-topics" className="title-label">
        Still open
      </h3>
      <ul className="grid gap-x-5 text-sm sm:grid-cols-2">
        {rows.map(({ key, label, state, isNeededByLaw: isNeeded }) => (
          <li
            key={key}
            className="flex min-h-8 items-center justify-between gap-3 border-b py-0.5 leading-snug pointer-coarse:min-h-11"
          >
            <span className="min-w-0">
              {label}
              {isNeeded ? <LawMark /> : null}
              {state === 'toConfirm' ? (
                <span className="block text-muted-foreground text-xs">To be confirmed</span>
              ) : null}
            </span>
            {onAnswer === null ? null : key === 'hirer' ? (
              <Link href={paths.about} className="link touch-target min-h-6 content-center text-xs">
                Add<span className="sr-only"> {label}</span>
              </Link>
            ) : (
              <button
                type="button"
                onClick={() => onAnswer(label)}
                className="link touch-target min-h-6 shrink-0 text-xs"
              >
                Add<span className="sr-only"> {label}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
