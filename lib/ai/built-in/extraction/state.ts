import type { Strength } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Unit } from './blocks'
import type { Situation } from './fallback'
import type { Judged } from './judge'
import { Ledger } from './ledger'
import type { Span } from './sentences'
import { quoteOf, type Text } from './text'

/** What is remembered while one message is read, sentence by sentence. */
export type State = {
  readonly text: Text
  readonly ledger: Ledger
  situation: Situation
  /** The number of the sentence that is being read, from 1. */
  sentence: number
  /** The line in which somebody tried to steer the machine. */
  tainted: number
  /** A line that is no speech at all: a forged message of the machine's own form. */
  poisoned: number
  wasChatter: boolean
  wasTakenBack: boolean
  /** What is read now corrects something said before. */
  isCorrecting: boolean
  /** A sentence that was nothing but "sorry" or "let me be exact" speaks for the next one. */
  isAnnounced: boolean
  isSigned: boolean
  /** The consultant's last words were a challenge. */
  readonly isChallenged: boolean
  /** A figure that was said to be too much, and waits for the one in its place. */
  excessive: string | null
  /** A thing named by a question ("SolidWorks?"), which the next words are about. */
  named: Unit | null
  /** How much matters what answers the question before it ("What would be lovely?"). */
  wanted: Strength | null
  /** The latest sentence that asked the consultant something. */
  questioned: number
  /** What follows puts earlier words right ("Revision 2"). */
  isRevision: boolean
  justSwapped: boolean
  /** The clause before took something back for good. */
  isStruck: boolean
  /** Where the part of a sentence begins that is still to be read. */
  resume: number | null
  /** How far the sentence was read by a clause that took more than its own words. */
  readTo: number
  lastSaid: string
  /** The sentence before, where it stated something. */
  lastStated: string
  /** The latest sentence that told of somebody else. */
  story: number
  /** The vacancy's title. */
  readonly title: string
  /** The company's name. */
  readonly company: string
  /** Where the guard held sentences, in the source. */
  readonly unlawful: readonly Span[]
  /** A name by itself that waits for the next words to say whether it is a place. */
  held: { atoms: Judged[]; unit: Unit } | null
}

/** The state at the beginning of a message. */
export function newState(
  text: Text,
  brief: Brief,
  title: string | null,
  company: string,
  unlawful: readonly Span[] = [],
): State {
  return {
    text,
    ledger: new Ledger(brief),
    situation: { asked: brief.agenda.asked?.topic ?? null, local: null, previous: null },
    sentence: 0,
    tainted: -1,
    poisoned: -1,
    wasChatter: false,
    wasTakenBack: false,
    isCorrecting: false,
    isAnnounced: false,
    isSigned: false,
    isChallenged: brief.agenda.asked === null && brief.agenda.challenged.length > 0,
    excessive: null,
    named: null,
    wanted: null,
    questioned: -9,
    isRevision: false,
    justSwapped: false,
    isStruck: false,
    resume: null,
    readTo: 0,
    lastSaid: '',
    lastStated: '',
    story: -9,
    title: title ?? '',
    company,
    unlawful,
    held: null,
  }
}

/** Nothing stands between a sentence that was held and `at` of the clean text. */
export function isAfterUnlawful({ text, unlawful }: State, at: number): boolean {
  const start = text.from[at] ?? 0
  return unlawful.some(({ end }) => end <= start && text.source.slice(end, start).trim() === '')
}

/** The words of the message behind a span of its clean text. */
export function wordsOf(state: State, span: Span): { quote: string; at: number } {
  return quoteOf(state.text, span.start, span.end)
}
