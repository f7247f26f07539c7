import type { Topic } from '@/lib/consultation/topics'
import { isChatter } from './acts'
import { realign } from './align'
import { denies, insists, refuses } from './answers'
import { type Atom, atomsOf } from './atoms'
import type { Scope, Unit } from './blocks'
import { captureAtoms } from './capture'
import { closes, endsHere, isListedName, isPayOfOthers, namesTool } from './clause'
import { isPastFigure } from './contrast'
import { afterCue, isUpdate } from './corrections'
import { refrequent } from './figures'
import { holdsUp, isInterruption } from './interruption'
import { CLEAR, type Judged, judge, REQUIREMENTS, withoutPost } from './judge'
import { onlyMusts } from './only'
import { othersFigureAt } from './others'
import { asWish, prefer } from './prior'
import { ranks } from './rank'
import { amend, REASON, refigure, requantify } from './revise'
import { amendAtom } from './revise-atom'
import { takesSides } from './sides'
import { isAfterUnlawful, type State, wordsOf } from './state'
import { toldOf } from './story'
import { strengthCue } from './strength'
import { isGoing } from './subject'
import { isAside, isElsewhere, isIdiom, isOffTopic, isPrivate, isTalk, isToYou } from './talk'
import { plainWords } from './values'
import { sameAsBefore, weighs } from './weigh'

/** From this score up, the topic is certain whatever the words nearby. */
const SURE = 4.4
/** Words about the manager or to the consultant in the middle of a sentence. */
const ASIDE =
  /^(?:i (?:know|think|suppose|hope|guess|mean|must admit|have to say|keep|forget|can't promise|don't want|couldn't|was|am|did|had|told|said)|you (?:know|see|can't|couldn't|wouldn't|might say)|as you|god|believe|don't ask|if you see|so to speak|touch wood|i'd rather|that's (?:life|how)|what can)\b/i

/** After an unlawful ask these topics say why it was made. */
const EXCUSES: readonly (Topic | null)[] = [
  null,
  'culture',
  'softSkills',
  'motivation',
  'alsoSaid',
  'onCall',
  'hours',
]

/** What is said right after an unlawful ask about the client, the team or the work excuses it. */
function isExcuse(judged: Judged): boolean {
  return (
    EXCUSES.includes(judged.topic) &&
    judged.entities.length === 0 &&
    !/\d/.test(judged.text) &&
    /^(?:the|our|my|it|it's|they|they're|we|we're|most|half|some|that's|you|you're|everyone|nobody|people)\b/i.test(
      judged.text,
    )
  )
}

/** "The £28 stays": what was said before still holds, and nothing is new. */
const STANDS =
  /^(?:the |that |everything |all |and )*[^,;]{1,30} (?:stays?|remains?|stands|still (?:stands?|applies|holds))(?: (?:the same|as is|as it is|as before|as in .*|(?:as )?(?:an? |the )?(?:essentials?|musts?|must-haves?|required|mandatory)))?$/i
const PAST_PAY =
  /\b(?:advertised (?:it )?(?:at|for)|we (?:paid|were paying|offered)|used to (?:be|pay)|(?:it|salary|pay|rate) was|last (?:time|one|person) (?:was|got|had))\b.*\d/i
const PERSONAL =
  /\bmy (?:wife|husband|mum|dad|mother|father|brother|sister|kids?|son|daughter|mate|neighbour|cousin|uncle|aunt|nephew|niece|(?:brother|sister|mother|father|son|daughter)-in-law)(?:'s)? (?:did|said|says|got|went|told|bought|once|reckons|thinks|is|was|has|keeps|always|works|made)\b/i

/** "I'll tell you about the pension": it comes. */
const PROMISES =
  /^(?:now )?(?:i'll|i will|let me) (?:just )?(?:tell|give|get|send|find) you (?:\w+ ){0,4}\w+$/i
/** What somebody left for. */
const FOR_OWN =
  /,? (?:to (?:look after|care for|be with|nurse|help|marry|support|have)|because of|due to|after|for|with|when|since|as) (?:(?:\w+ ){0,2})?(?:his|her|their|the|a) /i
const RESENT: readonly Topic[] = [
  'pay',
  'location',
  'hours',
  'startDate',
  'contractType',
  'workPattern',
  'notice',
]

/** Who brings news of pay, and what of. */
const OF_TERMS =
  /\b(?:hr|finance|payroll|boss|director|board|owner|it|that|figure|salary|pay|rate|band|budget|grade)\b/i

/** Reads a sentence that states something. `isLast` is set for the last one of the message. */
export function readStatement(state: State, given: Unit, isLast: boolean): void {
  const { clean } = state.text
  const unit = onlyMusts(state, sameAsBefore(state, given), clean.slice(given.start, given.end))
  const said = clean.slice(unit.start, unit.end)
  state.isCorrecting = state.isAnnounced
  state.ledger.mark()
  state.isStruck = false
  state.resume = null
  state.readTo = 0
  state.isAnnounced = false
  // A table sent again is the same table, put right.
  const { topic } = unit.scope
  if (unit.isRow === true && topic !== null && RESENT.includes(topic) && state.ledger.knewBefore(topic))
    state.isCorrecting = true
  const isAmended =
    weighs(state, said) ||
    takesSides(state, unit, said) ||
    ranks(state, unit, said) ||
    amend(state, unit, said) ||
    insists(state, unit, said) ||
    denies(state, unit, said) ||
    refuses(state, unit, said, isLast)
  state.lastSaid = said
  if (isAmended) return
  // Where nothing was said yet there is nothing to put right: an audit that "came back" is the reason.
  if (state.ledger.open().length === 0 && !state.isRevision) state.isCorrecting = false
  if (STANDS.test(said)) return
  const atoms = atomsOf(clean, { start: state.resume ?? unit.start, end: unit.end })
  const told = toldOf(state, unit, atoms)
  const kept: Judged[] = []
  const isHistory =
    atoms.length > 1 &&
    atoms.some(
      (atom) =>
        /\d/.test(clean.slice(atom.start, atom.end)) && !PAST_PAY.test(clean.slice(atom.start, atom.end)),
    )
  const isListOfNames = atoms.some((atom) => namesTool(clean.slice(atom.start, atom.end)))
  const isOffered = /\b(?:van|car|bonus|overtime|pension|allowance|laptop|commission)\b/i.test(said)
  let isClosed = false
  let isDone = false
  let isPersonal = false
  let wasTalk = false
  let isOfOthers = false
  const flush = () => {
    captureAtoms(state, kept.splice(0), unit)
  }
  atoms.forEach((atom, index) => {
    const scope =
      unit.scope.topic === null && state.situation.local === 'pay'
        ? { ...unit.scope, topic: 'pay' as const }
        : unit.scope
    const rest = clean.slice(atom.start, atom.end)
    const judged = topical(state, atom, scope, isListOfNames, isOffered)
    if (isDone || atom.start < state.readTo) return
    const before = atoms[index - 1]
    if (isInterruption(rest, before !== undefined && holdsUp(clean.slice(before.start, before.end)))) return
    if (told[index] === true) return
    if (isLast && atoms.length > 1 && endsHere(state, unit, atoms, index)) {
      isDone = true
      // "I'm not one for speeches, so that's the lot": what led up to the end is about the manager.
      if (
        atom.connector === 'cause' ||
        /^so$/i.test(kept.at(-1)?.text ?? '') ||
        /\bso\W*$/i.test(clean.slice(unit.start, atom.start))
      )
        kept.splice(
          0,
          kept.length,
          ...kept.filter((one) => !/^(?:and )?i(?:'m)?\b/i.test(one.text) || one.entities.length > 0),
        )
      state.ledger.finish(wordsOf(state, atom))
      return
    }
    if (index > 0 || atoms.length > 1) {
      const change = amendAtom(state, atom, atoms[index + 1], rest, flush, kept)
      if (change === 'done') return
      if (change === 'trimmed') {
        const shorter = judge(
          clean,
          { ...atom, start: atom.start + (rest.length - afterCue(rest).length) },
          unit.scope,
        )
        if (shorter.text !== '' && !(shorter.score < CLEAR && refigure(state, shorter))) kept.push(shorter)
        return
      }
    }
    if (closes(state, judged, atoms.length)) {
      isClosed = true
      return
    }
    if (isClosed && !/\d/.test(rest) && judged.entities.length === 0 && judged.score < 5) return
    if (PERSONAL.test(rest)) {
      isPersonal = true
      return
    }
    if (isPersonal && /^(?:and |but )?(?:he|she|they)\b/i.test(rest)) return
    isPersonal = false
    if (
      state.isCorrecting &&
      index > 0 &&
      REASON.test(rest) &&
      judged.score < 5 &&
      !(/\bnow\b/i.test(rest) && namesTool(rest)) &&
      !rest.includes('£') &&
      !(/\d/.test(rest) && rest.split(' ').length > 3)
    )
      return
    if (
      atoms.length > 1 &&
      isUpdate(rest) &&
      !/\d/.test(rest) &&
      !namesTool(rest) &&
      (rest.split(' ').length < 8 || OF_TERMS.test(rest)) &&
      (judged.score < CLEAR || judged.topic === 'pay' || judged.topic === 'technical')
    )
      return
    if (isHistory && PAST_PAY.test(rest)) return
    if (atoms.length > 1 && isPastFigure(rest)) return
    if (
      state.isCorrecting &&
      refrequent(state.ledger, plainWords(rest), wordsOf(state, atom), state.sentence)
    )
      return
    if (state.isCorrecting && (requantify(state, judged) || realign(state, unit, atom.start))) return
    if (state.isCorrecting && judged.score < CLEAR && refigure(state, judged)) return
    if (isOffTopic(rest) || isPayOfOthers(judged)) return
    const others = judged.topic === 'pay' ? othersFigureAt(rest) : -1
    if (others === 0) {
      isOfOthers = true
      return
    }
    if (isOfOthers && judged.connector === 'and' && /^\w+ing\b/i.test(rest) && judged.score < CLEAR) return
    isOfOthers = false
    if (others > 0) {
      kept.push(judge(clean, { ...atom, end: atom.start + others }, unit.scope))
      return
    }
    if (
      wasTalk &&
      judged.score < CLEAR &&
      judged.entities.length === 0 &&
      /\b(?:it|that|them|this)\b/i.test(rest) &&
      !/\d/.test(rest)
    )
      return
    if (isAside(rest) && judged.score < SURE && !/\d/.test(rest)) return
    if (isElsewhere(rest) || isIdiom(rest)) return
    if (isAfterUnlawful(state, unit.start) && isExcuse(judged)) return
    if (isPrivate(rest) && judged.entities.every(({ kind }) => kind === 'place')) {
      // That somebody went is the reason; what for is their own business.
      const end = rest.search(FOR_OWN)
      if (end > 0 && isGoing(rest.slice(0, end)))
        kept.push({
          ...judge(clean, { ...atom, end: atom.start + end }, unit.scope),
          topic: 'driver',
          score: CLEAR,
        })
      return
    }
    if (isToYou(rest) && judged.entities.length === 0 && (judged.score < SURE || PROMISES.test(rest))) {
      state.situation = { ...state.situation, local: judged.topic ?? state.situation.local }
      // What led up to it ("I'm between visits so...") is about the manager too.
      if (atom.connector === 'cause')
        kept.splice(
          0,
          kept.length,
          ...kept.filter((one) => !/^(?:hi |so )*i\b/i.test(one.text) || one.entities.length > 0),
        )
      return
    }
    const latest = kept.at(-1)
    if (latest !== undefined && isListedName(judged, latest)) {
      kept.push({ ...judged, topic: latest.topic, score: CLEAR, scores: {} })
      return
    }
    wasTalk = judged.score < CLEAR && isTalk(rest) && strengthCue(rest) === null
    if (judged.score < CLEAR && (isChatter(rest) || wasTalk || (index > 0 && ASIDE.test(rest)))) return
    kept.push(judged)
  })
  flush()
}

/** Judges an atom by its words, by what was asked and by how the clause is built. Words of strength speak for no topic. */
function topical(state: State, atom: Atom, scope: Scope, isListOfNames: boolean, isOffered: boolean): Judged {
  const { clean } = state.text
  const said = clean.slice(atom.start, atom.end)
  const cue = strengthCue(said)
  const isWished = (cue?.strength === 'nice' || cue?.strength === 'learnable') && !cue.isAlone
  const whole = judge(clean, atom, scope)
  // "We send them to Zeiss for two weeks" is an offer by itself.
  const isOffer =
    whole.topic === 'growth' ||
    (whole.topic !== null && whole.topic !== 'softSkills' && REQUIREMENTS.includes(whole.topic))
  const plain = isWished && cue !== null && !isOffer ? judge(clean, atom, scope, cue) : whole
  const preferred = prefer(state.situation, plain, isListOfNames, isOffered)
  // Under a heading the heading says what is meant, whatever was asked.
  const isHeaded = scope.topic !== null && plain.topic === scope.topic && state.situation.local === null
  return asWish(withoutPost(isHeaded ? plain : preferred), isWished)
}
