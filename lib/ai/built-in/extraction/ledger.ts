import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'

/** A fact that stands while a message is read: one of the brief (`id`), or one that this message added (`id` null). */
export type Entry = {
  id: string | null
  topic: Topic
  value: string
  strength: Strength
  locked: boolean
  /** The sentence of this message that said it; -1 for one of the brief. */
  sentence: number
  quote: string
  at: number
  change: 'none' | 'replaced' | 'withdrawn' | 'strength'
}

export type Draft = Pick<Entry, 'topic' | 'value' | 'strength' | 'quote' | 'at' | 'sentence'>
type Words = { quote: string; at: number }

const EMPTY: BriefOperation = {
  op: 'finish',
  topic: null,
  factId: null,
  value: null,
  strength: null,
  reason: null,
  quote: null,
  at: null,
}

const keyOf = ({ topic, value }: Pick<Entry, 'topic' | 'value'>) => `${topic} ${value.toLowerCase()}`

function listOf(brief: Brief): string[] {
  const said = brief.facts.flatMap((fact) => {
    const source = fact.evidence.find(({ kind }) => kind === 'message')
    return source === undefined ? [] : [{ id: fact.id, message: source.id, start: source.start }]
  })
  const messages = [...new Set(said.map(({ message }) => message))].reverse()
  const latest = messages.find((message) => said.filter((one) => one.message === message).length > 2)
  return said
    .filter((one) => one.message === latest)
    .sort((one, other) => one.start - other.start)
    .map(({ id }) => id)
}

/** Keeps the facts as a message changes them, and gives the operations that lead from the brief to there. */
export class Ledger {
  private readonly entries: Entry[]
  /** The entries of this message by topic and value as they were first said or put since: what is said again is looked up. */
  private readonly said = new Map<string, Entry[]>()
  /** What was asked since the latest change. A long message asks many times for each thing that it says. */
  private openNow: readonly Entry[] | null = null
  private readonly sinceNow = new Map<number, readonly Entry[]>()
  private readonly others: BriefOperation[] = []
  /** What was said since the latest word of correction; that word is not about it. */
  private fresh = new Set<Entry>()
  /** What was taken back last, and the entry that it was the whole of. */
  private takenBack: { topic: Topic; value: string } | null = null
  private before: { entry: Entry; change: Entry['change'] } | null = null

  /** The facts of the latest message that gave more than two, in the order of their words. */
  private readonly list: string[]

  constructor(brief: Brief) {
    this.list = listOf(brief)
    this.entries = brief.facts
      .filter((fact) => fact.state === 'active')
      .map((fact) => ({
        id: fact.id,
        topic: fact.topic,
        value: fact.value,
        strength: fact.strength,
        locked: fact.locked,
        sentence: -1,
        quote: '',
        at: 0,
        change: 'none',
      }))
  }

  /** What stands now, the latest first; locked facts are left out, for nothing may touch them. */
  open(): readonly Entry[] {
    this.openNow ??= this.entries.filter((entry) => entry.change !== 'withdrawn' && !entry.locked).reverse()
    return this.openNow
  }

  /** What was remembered holds no more; what is open only changes where something is withdrawn or stands again. */
  private changed(isOpenToo: boolean): void {
    if (isOpenToo) this.openNow = null
    this.sinceNow.clear()
  }

  /** Writes down that this message says an entry. */
  private index(entry: Entry): void {
    const key = keyOf(entry)
    const same = this.said.get(key)
    if (same === undefined) this.said.set(key, [entry])
    else if (!same.includes(entry)) same.push(entry)
  }

  /** The entries of the latest message that was a list, in order. */
  listed(): (Entry | undefined)[] {
    return this.list.map((id) =>
      this.entries.find((entry) => entry.id === id && entry.change !== 'withdrawn' && !entry.locked),
    )
  }

  /** A word of correction stands here: it is about what was said before it. */
  mark(): void {
    this.fresh = new Set()
  }

  /** True for what was said before the latest word of correction. */
  isEarlier(entry: Entry): boolean {
    return !this.fresh.has(entry)
  }

  /** What this message said in sentences from `sentence` on. */
  since(sentence: number): readonly Entry[] {
    const known = this.sinceNow.get(sentence)
    if (known !== undefined) return known
    const found = this.entries.filter((entry) => entry.sentence >= sentence && entry.change !== 'withdrawn')
    this.sinceNow.set(sentence, found)
    return found
  }

  /** True where an earlier message said something on the topic. */
  knewBefore(topic: Topic): boolean {
    return this.entries.some(
      (entry) => entry.topic === topic && entry.sentence < 0 && entry.change === 'none',
    )
  }

  knows(topic: Topic): boolean {
    return this.entries.some((entry) => entry.topic === topic && entry.change !== 'withdrawn')
  }

  add(draft: Draft): void {
    const same = this.said
      .get(keyOf(draft))
      ?.find((entry) => entry.sentence >= 0 && entry.change !== 'withdrawn' && keyOf(entry) === keyOf(draft))
    if (same !== undefined) return
    const entry: Entry = { ...draft, id: null, locked: false, change: 'none' }
    this.entries.push(entry)
    if (this.openNow !== null) this.openNow = [entry, ...this.openNow]
    this.index(entry)
    this.fresh.add(entry)
    this.changed(false)
  }

  /** Gives an entry another value, and perhaps another topic or strength; one of this message keeps its place. */
  replace(entry: Entry, draft: Omit<Draft, 'sentence'>, sentence: number): void {
    Object.assign(entry, draft, { sentence })
    if (entry.id !== null) entry.change = 'replaced'
    this.index(entry)
    this.fresh.add(entry)
    this.changed(true)
  }

  withdraw(entry: Entry, words: Words): void {
    this.takenBack = { topic: entry.topic, value: entry.value }
    this.before = { entry, change: entry.change }
    Object.assign(entry, words, { change: 'withdrawn' })
    this.changed(true)
  }

  /** Remembers what was cut out of a fact that said more. */
  cut(topic: Topic, value: string): void {
    this.takenBack = { topic, value }
    this.before = null
  }

  /** What was just taken back stands again with another strength. False where nothing was. */
  restore(strength: Strength, words: Words, sentence: number): boolean {
    const { takenBack, before } = this
    if (takenBack === null) return false
    this.takenBack = null
    if (before === null) this.add({ ...takenBack, strength, ...words, sentence })
    else {
      before.entry.change = before.change
      this.changed(true)
      this.restrength(before.entry, strength, words)
    }
    return true
  }

  restrength(entry: Entry, strength: Strength, words: Words): void {
    entry.strength = strength
    if (entry.id === null) return
    if (entry.change === 'none') Object.assign(entry, words, { change: 'strength' })
  }

  close(topic: Topic, reason: 'unknown' | 'skipped', words: Words): void {
    this.others.push({ ...EMPTY, op: 'close', topic, reason, ...words })
  }

  finish(words: Words): void {
    if (!this.others.some((operation) => operation.op === 'finish')) this.others.push({ ...EMPTY, ...words })
  }

  /** The operations, in the order in which they can be applied. A topic that got a fact is not closed. */
  operations(): BriefOperation[] {
    const changes = this.entries.flatMap((entry): BriefOperation[] => {
      const { id, topic, value, strength, quote, at, change } = entry
      const words = { quote, at }
      if (id === null)
        return change === 'withdrawn' ? [] : [{ ...EMPTY, op: 'add', topic, value, strength, ...words }]
      if (change === 'withdrawn') return [{ ...EMPTY, op: 'withdraw', topic, factId: id, ...words }]
      if (change === 'replaced')
        return [{ ...EMPTY, op: 'replace', topic, factId: id, value, strength, ...words }]
      if (change === 'strength') return [{ ...EMPTY, op: 'strength', topic, factId: id, strength, ...words }]
      return []
    })
    const said = new Set(
      this.entries.filter((entry) => entry.change !== 'withdrawn').map((entry) => entry.topic),
    )
    const kept = this.others.filter(
      (operation) => operation.op !== 'close' || operation.topic === null || !said.has(operation.topic),
    )
    return [...changes, ...kept]
  }
}
