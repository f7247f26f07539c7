import type { Unit } from './blocks'
import { entitiesOf } from './entities'
import { kindOf } from './kinds'
import { type State, wordsOf } from './state'
import { escaped } from './withdraw'

const MOVED_TO =
  /\b(?:moved|moving|migrated|migrating|switched|switching|changed(?: over)?|transferred|relocated|relocating)(?: over| across| everything| all of it| the (?:team|job|role|office|work|lot|post)| it| us| them)*(?: on)? ?to (?:the )?(?<by>\p{Lu}[^,;.]{1,30}?)(?= (?:now|at|last|this|in|over|since|so|from)\b|[,;.]|$)/u
/** Who or what moved, where only a tool can be meant. */
const SYSTEM =
  /\b(?:system|database|software|package|platform|tools?|everything|all our|all the|drawings|models|records|jobs)\b|\bso (?:it's )?[^,;]{2,30}? (?:only|now|instead|it is)$|\bso (?:put|just|only) /i

/** "The maintenance system was moved to SAP PM": the one tool that the latest fact with a tool names gives way; so does the place. */
export function moves(state: State, unit: Unit, said: string): boolean {
  const by = MOVED_TO.exec(said)?.groups?.by?.trim()
  if (
    by === undefined ||
    said.length > 160 ||
    /\b(?:replac\w+|instead of|rather than|as well|also|too)\b/i.test(said)
  )
    return false
  const kind = kindOf(by)
  const entry = state.ledger.open().find(({ topic, value, strength, sentence }) => {
    if (sentence >= state.sentence || strength === 'notApplicable' || value.includes(by)) return false
    if (kind === 'place') return topic === 'location' && placesIn(value).length === 1
    return kind === 'name' && SYSTEM.test(said) && toolsIn(value).length === 1
  })
  const old = entry === undefined ? undefined : (kind === 'place' ? placesIn : toolsIn)(entry.value)[0]
  if (entry === undefined || old === undefined) return false
  const value = entry.value.replace(new RegExp(escaped(old), 'u'), () => by)
  state.ledger.replace(
    entry,
    { topic: entry.topic, value, strength: entry.strength, ...wordsOf(state, unit) },
    state.sentence,
  )
  return true
}

function toolsIn(value: string): string[] {
  return entitiesOf(value)
    .filter(({ kind }) => kind === 'tool')
    .map(({ start, end }) => value.slice(start, end))
}

function placesIn(value: string): string[] {
  return entitiesOf(value)
    .filter(({ kind }) => kind === 'place')
    .map(({ start, end }) => value.slice(start, end))
}
