import { figuresIn, refitted } from './amounts'
import type { Atom } from './atoms'
import { NO_SCOPE } from './blocks'
import { entitiesOf } from './entities'
import { type Judged, judge } from './judge'
import { canReplace } from './kinds'
import { type State, wordsOf } from './state'
import { swap } from './swap'

/** Words before a name that say nothing once the name is gone. */
const ONLY_LEAD =
  /^(?:(?:they|we|you|he|she|it|the|an?|some|to|and|must|need|needs|want|wants|use|uses|using|have|has|know|knows|'d|'ll|is|are|be|in|on|with|do|does|all|mostly|or)\b[\s']*)*$/i
/** How many facts back a figure of the same sentence is put right. */
const JUST_SAID = 8
const ASKED = /^(?:did i (?:say|put|write)|(?:i|we) said|not) (?:the |an? )?(?<old>.{2,40})$/i

/** The last name of a clause, where the clause ends with it. */
function lastName(text: string): { start: number; words: string } | null {
  const last = entitiesOf(text).at(-1)
  if (last === undefined || last.end < text.trimEnd().length) return null
  return { start: last.start, words: text.slice(last.start, last.end) }
}

/** Takes the name that a clause ends with off it; the clause goes with it where nothing else is left. */
function dropLast(state: State, kept: Judged[], start: number): void {
  const before = kept.pop()
  if (before === undefined) return
  const rest = before.text.slice(0, start).trimEnd()
  if (ONLY_LEAD.test(rest)) return
  kept.push(judge(state.text.clean, { ...before, end: before.start + rest.length }, NO_SCOPE))
}

/** "Catia, I mean NX", "an HNC, or rather an HND": the name just said gives way to the one behind the words of repair. */
export function renames(state: State, kept: Judged[], rest: string): boolean {
  const before = kept.at(-1)
  const old = before === undefined ? null : lastName(before.text)
  const by = rest.replace(/^(?:the|an?) /i, '').trim()
  const isName = entitiesOf(by).some(({ start, end }) => start === 0 && end >= by.length - 1)
  if (old === null || !isName || old.words.toLowerCase() === by.toLowerCase() || !canReplace(old.words, by))
    return false
  dropLast(state, kept, old.start)
  return true
}

/** "AutoCAD, did I say AutoCAD": the name just said is doubted, and goes. */
export function doubts(state: State, kept: Judged[], rest: string): boolean {
  const asked = ASKED.exec(rest)?.groups?.old?.toLowerCase()
  const before = kept.at(-1)
  const old = before === undefined ? null : lastName(before.text)
  if (asked === undefined || old === null || /^not /i.test(rest) || old.words.toLowerCase() !== asked)
    return false
  dropLast(state, kept, old.start)
  return true
}

/** "A trip a month to Lyon, not Lyon, Grenoble": the next words stand in the place of the ones denied. */
export function exchanges(
  state: State,
  atom: Atom,
  next: Atom | undefined,
  rest: string,
  flush: () => void,
  kept: readonly Judged[],
): boolean {
  const old = /^not /i.test(rest) ? ASKED.exec(rest)?.groups?.old : undefined
  const by = next === undefined ? '' : state.text.clean.slice(next.start, next.end)
  if (old === undefined || next === undefined || by.split(' ').length > 4) return false
  const isSaid = kept.some(({ text }) => text.toLowerCase().includes(old.toLowerCase()))
  if (!isSaid || !canReplace(old, by)) return false
  flush()
  if (!swap(state.ledger, old, by, wordsOf(state, { start: atom.start, end: next.end }), state.sentence))
    return false
  state.readTo = next.end
  return true
}

/** "25 days plus bank holidays, actually 26": the figure of its kind in what was just said. */
export function recounts(state: State, atom: Atom, rest: string): boolean {
  const figures = figuresIn(rest)
  if (
    figures.length !== 1 ||
    !/^(?:it's |it is |more like |now |about |only |£)*(?:\d|\p{L}+(?=$| (?:from|now|since|this|these|as of|or so)))/iu.test(
      rest,
    )
  )
    return false
  for (const entry of state.ledger.since(state.sentence).slice(-JUST_SAID).reverse()) {
    const value = refitted(entry.value, figures, rest, null)
    if (value === null || value === entry.value) continue
    state.ledger.replace(
      entry,
      { topic: entry.topic, value, strength: entry.strength, ...wordsOf(state, atom) },
      state.sentence,
    )
    return true
  }
  return false
}
