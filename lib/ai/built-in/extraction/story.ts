import type { Topic } from '@/lib/consultation/topics'
import type { Atom } from './atoms'
import type { Unit } from './blocks'
import { CLEAR, HARD, type Judged, judge, REQUIREMENTS } from './judge'
import { isBefore, isOfOtherVacancy, isRemark } from './remark'
import { type State, wordsOf } from './state'
import { strengthCue } from './strength'
import {
  contrastIn,
  firmIn,
  goesOn,
  isGoing,
  isLongAgo,
  isOfFamily,
  isOfManager,
  isOfNamed,
  isOfOtherFirm,
  isOfOtherPost,
  isOfOwnPast,
  isOfPast,
  isPaidElsewhere,
  isPast,
  setsTeams,
  settles,
} from './subject'

/** A clause with one of these subjects is about the vacancy again, whatever was told before it. */
const RESUMES =
  /^(?:(?:and|but|so|now|this time|hence|which is why|that's why|because of that|anyway|well)[\s,]+)*(?:we(?:'re|'ve|'d|'ll)?|our|ours|this (?:time|person|role|job|one|post)|the (?:job|role|post|new|next|right|person|ideal|salary|pay|rate|hours|contract|team)|they(?:'ll|'d|'re)?(?! (?:all |just |always |soon |usually )*(?:gets?|got|keep getting|end up|ended up|were) \w{2,}(?:ed|en)\b)|you(?:'ll|'d)?|i(?:'d|'m| would| am)? (?:want|need|like|love|expect|prefer|looking|after|hoping|rather|take|can|could)|someone|somebody|must|need|needs|ideally|essential|desirable|looking for|whoever|there(?:'s| is| are|'ll)|it's|it is)\b/i
/** Subjects of whom a requirement can be meant. */
const MEANT =
  /^(?:(?:and|but|so|well|also|oh|ideally|really|basically|obviously)[\s,]+)*(?:they|you|we|i|he|she|someone|somebody|anyone|whoever|must|need|should|candidates?|people|the (?:person|candidate|job|role|post|right|ideal)\b|the (?:client|customer)\b(?!'s)|this (?:job|role|person)|a |an |at least|\d)/i

/** Topics that a story about others can still be right about: why the post is free, and what the place is like. */
const TOLD: readonly (Topic | null)[] = ['driver', 'culture', 'alsoSaid', 'growth']

const AGAIN = /\b(?:same again|like[- ]for[- ]like|the same (?:job|work|for|here))\b/i

const IS_SOMEBODY =
  /^(?:(?:and|but|so|well|oh|mind|honestly|to be fair)[\s,]+)*(?:he|she)(?:'s| is) (?:an? |the |such |one of |very |really |quite |so )/i
const GOES =
  /\b(?:retir\w+|leav(?:es|ing)|left|pack(?:s|ing|ed) (?:it )?(?:in|up)|promoted|resign\w*|emigrat\w+|handed in|mov(?:es|ing|ed) (?:on|to|up)|going|gone)\b/i

/** "He's a grand lad": of whom the brief says that he goes. Of the person sought one says what they need to be. */
function isOfLeaver(state: State, said: string): boolean {
  return (
    IS_SOMEBODY.test(said) &&
    state.ledger.open().some(({ topic, value }) => topic === 'driver' && GOES.test(value))
  )
}

function isOfOthers(state: State, said: string, judged: Judged): boolean {
  const { topic, score } = judged
  const isClear = topic !== null && score >= CLEAR
  if (isOfLeaver(state, said)) return !isClear || score < 5
  if (isOfPast(said) && state.situation.asked === 'responsibilities')
    return !/^(?:he|she)\b/i.test(said) && !(topic === 'driver' && isClear)
  if (isOfPast(said)) return !(topic === 'driver' && isClear)
  if (isOfOwnPast(said)) return !(isClear && (topic === 'driver' || HARD.includes(topic)))
  if (isOfOtherFirm(said)) return !(isClear && TOLD.includes(topic))
  if (isOfOtherPost(said) && !namesPost(state, said))
    return isClear && (REQUIREMENTS.includes(topic) || topic === 'pay')
  if (isOfFamily(said)) return true
  const firm = firmIn(said)
  if (firm !== null && !state.company.toLowerCase().includes(firm.toLowerCase()))
    return !(isClear && topic === 'driver')
  if (isOfNamed(said))
    return isClear
      ? isPast(said) && !isGoing(said) && !settles(said)
      : !/\d|\b(?:they|them|report)/i.test(said) && !isGoing(said)
  return isOfManager(said) && (!isClear || score < 5) && strengthCue(said) === null && !/[\d£]/.test(said)
    ? judged.entities.every(({ kind }) => kind === 'place') && topic !== 'driver'
    : false
}

/** True where the post that a clause is about is the one of the vacancy. */
function namesPost(state: State, said: string): boolean {
  const words = said.toLowerCase()
  return state.title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 4 && words.includes(word.slice(0, -1)))
}

const INTERJECTED =
  /^(?:(?:oh|and|right|ok|ah)[\s,]+)*(?:sorry|apologies|excuse me|hang on|hold on|bear with me|one (?:sec|second|moment|minute|mo)|just a (?:sec|second|moment|minute)|wait(?: a (?:sec|minute))?)\b[\s,:-]*(?<rest>.*)$/is

/** "Hang on, the fire alarm": what breaks in, where no word of it is about the vacancy. */
function interjects(whole: string, all: readonly Judged[]): boolean {
  const rest = INTERJECTED.exec(whole)?.groups?.rest
  return (
    rest !== undefined &&
    rest.split(/\s+/).length > 1 &&
    !/[\d£%]|\p{Lu}/u.test(rest) &&
    strengthCue(rest) === null &&
    all.every(({ score, entities }) => score < CLEAR && entities.length === 0)
  )
}

/** For each atom of a sentence, whether it is told of others: a story, another firm, another post, the manager's own life. */
export function toldOf(state: State, unit: Unit, atoms: readonly Atom[]): boolean[] {
  const { clean } = state.text
  if (unit.scope.topic !== null || unit.isItem) return atoms.map(() => false)
  const whole = clean.slice(unit.start, unit.end)
  state.lastStated = whole
  // "He ran the paint line, so the same again": his work is the work.
  if (AGAIN.test(whole)) return atoms.map(() => false)
  const contrast = contrastIn(whole)
  const all = atoms.map((atom) => judge(clean, atom, unit.scope))
  if (
    isLongAgo(whole) &&
    all.every(({ topic, score }) => topic === null || score < CLEAR || REQUIREMENTS.includes(topic))
  )
    return atoms.map(() => true)
  if (interjects(whole, all) || isOfOtherVacancy(whole)) return atoms.map(() => true)
  const isOtherTeam = setsTeams(whole)
  const isContrasted = contrast > 0 && !MEANT.test(whole)
  const isTerms = all.some(({ topic, score }) => topic !== null && HARD.includes(topic) && score >= CLEAR)
  let told: 'nothing' | 'aside' | 'story' | 'before' =
    state.story === state.sentence - 1 ? 'story' : 'nothing'
  let isElsewhere = false
  /** What the atoms before are about. */
  let latest: Topic | null = null
  return all.map((judged, index) => {
    const before = all[index - 1]
    if (before !== undefined && before.topic !== null && before.score >= CLEAR) latest = before.topic
    const { text: said, start, entities } = judged
    if (contrast > 0 && (isContrasted || start >= unit.start + contrast)) return true
    const isClear = judged.topic !== null && judged.score >= CLEAR
    if (isOtherTeam && index === 0) return true
    const after = index === 0 ? state.situation.previous : (latest ?? state.situation.asked)
    if (isRemark(judged, index, all.length, after)) {
      if (told === 'nothing') told = 'aside'
      return true
    }
    if (told === 'before' && (isPast(said) || (!isClear && !RESUMES.test(said)))) return true
    if (isBefore(said)) {
      told = 'before'
      return true
    }
    if (told === 'before') told = 'nothing'
    if (isElsewhere && /^(?:they|theirs?|it)\b/i.test(said)) return true
    isElsewhere = isPaidElsewhere(said)
    if (isOfOthers(state, said, judged)) {
      told = isOfPast(said) || isOfOwnPast(said) || isOfOtherFirm(said) ? 'story' : 'aside'
    } else if (isOfPast(said)) {
      state.story = state.sentence
      told = 'story'
      return false
    } else if (told === 'aside') {
      if (isClear || RESUMES.test(said) || entities.length > 0 || /\d/.test(said)) told = 'nothing'
    } else if (told === 'story') {
      const goes =
        index === 0
          ? goesOn(said) && !isTerms
          : !RESUMES.test(said) &&
            strengthCue(said) === null &&
            (!isClear || isPast(said) || judged.connector !== 'clause')
      if (!goes || (isClear && judged.topic === 'driver' && judged.score >= 6.5)) told = 'nothing'
    }
    if (told === 'story') state.story = state.sentence
    return told !== 'nothing'
  })
}

/** "HR will ask for A-levels. We don't.": what the sentence before said of others is gone. True for such words. */
export function retells(state: State, unit: Unit, said: string): boolean {
  if (state.lastStated === '' || MEANT.test(state.lastStated) || contrastIn(said) !== 0) return false
  for (const entry of state.ledger.since(state.sentence - 1))
    if (entry.sentence === state.sentence - 1) state.ledger.withdraw(entry, wordsOf(state, unit))
  return true
}
