import { createHash } from 'node:crypto'
import { upsertFact } from '@/lib/consultation/brief/facts'
import { HELD_PER_BRIEF } from '@/lib/consultation/brief/limits'
import type { EvidenceKind } from '@/lib/consultation/brief/options'
import type { Brief, Held } from '@/lib/consultation/brief/schema'
import { isLawful, screenLaw } from '@/lib/consultation/guard/law/verdict'
import type { Topic } from '@/lib/consultation/topics'

/** Words from elsewhere than the conversation that could reach a document. */
export interface ScreenedSource {
  kind: Exclude<EvidenceKind, 'message'>
  /** As in evidence. */
  id: string
  text: string
  /** Of the fact that it makes, where it makes one. */
  topic?: Topic | undefined
}

/** The same words of the same source keep their id, and with it what the manager has settled. */
const heldId = ({ kind, id }: ScreenedSource, sentence: string): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, id, sentence]))
    .digest('hex')
    .slice(0, 32)

function toHeld(source: ScreenedSource): Held[] {
  const { kind, id, text } = source
  const sentences = new Map<number, Held>()
  for (const { start, end, ground, card, wordings, certainty } of screenLaw(text).held) {
    const known = sentences.get(start)
    const isPlain = certainty === 'plain' || known?.certainty === 'plain'
    sentences.set(start, {
      id: heldId(source, text.slice(start, end)),
      source: { kind, id },
      start,
      end,
      ...(known ?? { ground, card, wordings }),
      certainty: isPlain ? 'plain' : 'unsure',
      state: 'held',
    })
  }
  return [...sentences.values()]
}

/** The brief with the unlawful sentences of all its sources but messages held. Those that are no longer there go. */
export function holdSources(brief: Brief, sources: readonly ScreenedSource[]): Brief {
  const states = new Map(brief.held.map(({ id, state }) => [id, state]))
  const found = sources
    .filter(({ text }) => !isLawful(text))
    .flatMap(toHeld)
    .map((held) => ({ ...held, state: states.get(held.id) ?? held.state }))
  const said = brief.held.filter(({ source }) => source.kind === 'message')
  return { ...brief, held: [...said, ...found].slice(0, HELD_PER_BRIEF) }
}

/** Answers and findings that the manager says are about the work become facts after all. */
export function addSettledSources(
  brief: Brief,
  settled: readonly Held[],
  sources: readonly ScreenedSource[],
  newId: () => string,
): Brief {
  return settled.reduce((current, { source: { kind, id }, start, end }) => {
    const source = sources.find((one) => one.kind === kind && one.id === id)
    if (!source?.topic) return current
    const evidence = [{ kind, id, start, end }]
    const value = source.text.slice(start, end)
    const draft = { topic: source.topic, value, strength: 'must' as const, evidence, because: kind }
    return upsertFact(current, draft, { after: null, conflictsWith: null }, newId)
  }, brief)
}
