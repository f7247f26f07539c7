import { LawMark, NeededTag } from '@/components/knowledge/law-mark'
import { Link } from '@/components/ui/link'
import type { ChecklistItem } from '@/lib/consultation/interview/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import {
  AGENDA,
  CHECKLIST,
  TOPICS,
  type Topic,
  topicLabel,
  topicsOfChecklist,
} from '@/lib/consultation/topics'
import * as paths from '@/lib/paths'
import { listUnfilled } from '@/lib/specification/needs'

interface OpenRow {
  key: string
  label: string
  state: 'open' | 'toConfirm'
  isNeededByLaw: boolean
  /** The specification can't be approved without it. */
  isNeededToApprove: boolean
  /** The consultant doesn't ask about it. */
  isBesideAgenda: boolean
}

type ChecklistKey = keyof typeof CHECKLIST

/** What nobody has said yet: topics of the interview first, then what only the law asks for. */
export function listOpenRows({ brief, checklist }: Pick<BriefView, 'brief' | 'checklist'>): OpenRow[] {
  const isKnown = (topic: Topic) =>
    brief.facts.some((fact) => fact.state === 'active' && fact.topic === topic)
  const closed = new Set(brief.agenda.closed.map(({ topic }) => topic))
  const openItems = checklist.filter(({ state }) => state === 'open')
  const isOpenByLaw = (topic: Topic) =>
    openItems.some(({ key }) => key in CHECKLIST && topicsOfChecklist(key as ChecklistKey).includes(topic))
  const filled = new Set<string>(TOPICS.filter(({ key }) => isKnown(key)).map(({ section }) => section))
  const needed = listUnfilled((section) => filled.has(section)).map(({ topic }) => topic)
  const topics = AGENDA.filter((topic) => !isKnown(topic))
  const rows = topics.map(
    (topic): OpenRow => ({
      key: topic,
      label: topicLabel(topic),
      state: brief.agenda.finished || closed.has(topic) ? 'toConfirm' : 'open',
      isNeededByLaw: isOpenByLaw(topic),
      isNeededToApprove: needed.includes(topic),
      isBesideAgenda: false,
    }),
  )
  const covers = (item: ChecklistItem) =>
    item.key in CHECKLIST &&
    topicsOfChecklist(item.key as ChecklistKey).some((topic) => topics.includes(topic))
  const rest = openItems
    .filter((item) => !covers(item))
    .map(
      ({ key, label }): OpenRow => ({
        key,
        label,
        state: 'open',
        isNeededByLaw: true,
        isNeededToApprove: false,
        isBesideAgenda: true,
      }),
    )
  return [...rows, ...rest]
}

/** Each can be answered now: its name goes into the message box. What approval waits for comes first. */
export function OpenTopicsList({
  view,
  onAnswer,
}: {
  view: Pick<BriefView, 'brief' | 'checklist'>
  /** Null where nothing can be answered any more. */
  onAnswer: ((label: string) => void) | null
}) {
  const rows = listOpenRows(view)
  const isOther = (row: OpenRow) => !row.isBesideAgenda && !row.isNeededToApprove
  const parts = [
    { id: 'open-needed', title: <NeededTag />, rows: rows.filter((row) => row.isNeededToApprove) },
    { id: 'open-topics', title: 'Still open', rows: rows.filter(isOther) },
    { id: 'open-law', title: 'Also needed by law', rows: rows.filter((row) => row.isBesideAgenda) },
  ]
  return parts
    .filter((part) => part.rows.length > 0)
    .map((part) => (
      <section key={part.id} aria-labelledby={part.id} className="border-t border-dashed pt-3">
        <h3 id={part.id} className="title-label mb-2">
          {part.title} <span className="figure">({part.rows.length})</span>
        </h3>
        <ul className="grid gap-x-5 text-sm sm:grid-cols-2">
          {part.rows.map((row) => (
            <OpenTopic key={row.key} row={row} onAnswer={onAnswer} />
          ))}
        </ul>
      </section>
    ))
}

function OpenTopic({
  row: { key, label, state, isNeededByLaw },
  onAnswer,
}: {
  row: OpenRow
  onAnswer: ((label: string) => void) | null
}) {
  return (
    <li className="flex min-h-8 items-center justify-between gap-3 not-first:border-t sm:nth-2:border-t-0 py-0.5 leading-snug pointer-coarse:min-h-11">
      <span className="min-w-0">
        {label}
        {isNeededByLaw ? <LawMark /> : null}
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
  )
}
