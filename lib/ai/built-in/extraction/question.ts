import type { Strength } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import type { Unit } from './blocks'
import { entitiesOf } from './entities'
import { REQUIREMENTS, topicOf } from './judge'
import type { State } from './state'
import { readStatement } from './statement'

/** "What must they know?", "What will we teach?": what the question says of its answer. */
export function wantedIn(said: string): Strength | null {
  if (!/^(?:and |so |then )?(?:what|which|anything|any)\b/i.test(said)) return null
  if (/\b(?:teach|train|learn(?:t|ed)?|taught|pick up|show them)\b/i.test(said)) return 'learnable'
  if (
    /\b(?:lovely|nice|bonus|desirable|ideal(?:ly)?|helpful|useful|handy|great|optional|extra)\b/i.test(said)
  )
    return 'nice'
  return /\b(?:must|need|essential|have to|required|non-negotiable)\b/i.test(said) ? 'must' : null
}

/** "SolidWorks?" puts a thing forward; the answer says how much it matters. */
function isThing(said: string): boolean {
  const topic = topicOf(said)
  return (
    said.split(/\s+/).length <= 5 &&
    !/^(?:what|how|is|are|do|does|you|why|when|where|who|which|any|and)\b/i.test(said) &&
    topic !== null &&
    REQUIREMENTS.includes(topic) &&
    entitiesOf(said).length > 0
  )
}

/** "Why now?" is about the vacancy, "why come?" about the place. */
function whyOf(said: string): Topic | null {
  if (!/^(?:and |so )?why\b/i.test(said)) return null
  return /\b(?:come|join|stay|us|here|work)\b/i.test(said) ? 'culture' : 'driver'
}

/** Reads a question of the manager: it puts a thing forward, names what comes next, or says nothing of the vacancy. */
export function readQuestion(state: State, unit: Unit, said: string): void {
  state.named = isThing(said) ? unit : null
  state.questioned = state.sentence
  state.wanted = wantedIn(said)
  const topic = topicOf(said) ?? whyOf(said)
  const isOwn =
    said.split(/\s+/).length <= 3 ||
    /^(?:and |so )?(?:why|what|where|when|how)\b.{0,40}\b(?:we|they|i)\b/i.test(said)
  if (state.named !== null) {
    state.wasChatter = false
    return
  }
  // "£330 a day?" puts a figure forward; "Years?" only names what comes next.
  if (
    said.split(/\s+/).length <= 5 &&
    /\d/.test(said) &&
    topic !== null &&
    !/^(?:what|how|is|are|do|does|you)\b/i.test(said)
  ) {
    readStatement(state, unit, false)
    return
  }
  state.situation = {
    ...state.situation,
    local: isOwn ? (topic ?? state.situation.local) : state.situation.local,
  }
  state.wasChatter = !isOwn
}
