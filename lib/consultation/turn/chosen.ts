import { type AskAnswer, isWording, openAsks } from '@/lib/consultation/brief/asks'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Evidence } from '@/lib/consultation/brief/schema'
import { topicOfWording } from '@/lib/consultation/guard/law/wordings'
import type { ReadResult } from '@/lib/consultation/interview/consultant-types'
import type { SessionMessage } from '@/lib/consultation/messages/queries'
import { keepAsSaid } from './let-in'

type Answering = Pick<SessionMessage, 'id' | 'content' | 'given'>

/** The lawful wordings that were chosen instead of held sentences. They stand in the message, and are read with it. */
export function wordingsOf(brief: Brief, answers: readonly AskAnswer[]): string[] {
  const asks = openAsks(brief)
  return answers.flatMap(({ askId, choice }) => {
    const found = asks.find(({ id }) => id === askId)?.choices.find(({ id }) => id === choice)
    return found && isWording(found) ? [found.label] : []
  })
}

/** What rests on the words of a button was chosen, and not said. */
export function markChosenWords(
  brief: Brief,
  { id, content, given }: Answering,
  wordings: readonly string[],
): Brief {
  const places = given
    ? wordings.map((label) => ({ start: content.lastIndexOf(label), length: label.length }))
    : []
  const isChosen = (source: Evidence) =>
    source.kind === 'message' &&
    source.id === id &&
    places.some(({ start, length }) => start >= 0 && start <= source.start && source.end <= start + length)
  if (places.length === 0) return brief
  const facts = brief.facts.map((fact) => ({
    ...fact,
    evidence: fact.evidence.map((source) =>
      isChosen(source) ? { ...source, kind: 'card' as const } : source,
    ),
  }))
  return { ...brief, facts }
}

/** What was read, with each lawful wording that was chosen under the topic it belongs to, whatever a reader made of it. */
export function fileWordings(
  wordings: readonly string[],
  typed: string,
  read: readonly BriefOperation[],
): BriefOperation[] {
  const chosen = wordings.flatMap((label) => {
    const at = typed.lastIndexOf(label)
    return at < 0 ? [] : [{ label, at, topic: topicOfWording(label) }]
  })
  const saysWording = (
    { op, at: from, quote }: BriefOperation,
    { label, at }: { label: string; at: number },
  ) =>
    (op === 'add' || op === 'replace') &&
    from !== null &&
    from < at + label.length &&
    at < from + (quote?.length ?? 0)
  const filed = read.map((operation) => {
    const wording = chosen.find((one) => saysWording(operation, one))
    return wording && operation.op === 'add' ? { ...operation, topic: wording.topic } : operation
  })
  const unread = chosen.filter((wording) => !read.some((operation) => saysWording(operation, wording)))
  return [
    ...filed,
    ...unread.map(({ label, at, topic }) => ({
      ...keepAsSaid(label),
      topic,
      value: label.replace(/\.$/, ''),
      at,
    })),
  ]
}

/** The words of an answer: those that a reader found, the label of its button, which is nobody’s own words, or all of the message. */
export function evidenceOfAnswer(
  answer: AskAnswer,
  brief: Brief,
  { id, content, given }: Answering,
  inWords: NonNullable<ReadResult['answered']>,
): Evidence[] {
  const read = inWords.find(({ askId }) => askId === answer.askId)
  if (read) return [{ kind: 'message', id, start: read.start, end: read.end }]
  const asked = openAsks(brief).find((ask) => ask.id === answer.askId)
  const label = asked?.choices.find((choice) => choice.id === answer.choice)?.label ?? content
  const start = content.lastIndexOf(label)
  const kind = given?.answers ? 'card' : 'message'
  return start < 0
    ? [{ kind, id, start: 0, end: content.length }]
    : [{ kind, id, start, end: start + label.length }]
}
