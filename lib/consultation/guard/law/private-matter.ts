import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import { findFamilyWords } from './features'
import { splitSentences, tokenize } from './tokens'

/** Families of words that tell of somebody’s health or home. */
const PRIVATE = new Set([
  'disabled',
  'conditions',
  'bad health',
  'signs of health',
  'health questions',
  'marital status',
  'couples',
  'pregnancy',
  'maternity',
  'childcare',
  'parents',
  'family matters',
  'questions of home',
])
/** Somebody who is there already. */
const SOMEBODY =
  /\b(?:he|she|him|her|his|hers|himself|herself|my (?:wife|husband|partner|mother|father|mum|dad|son|daughter|brother|sister)|(?:my|our|the|a) (?:last |current |former |old |other )?(?:colleague|chap|lad|bloke|woman|man|girl|guy|fitter|welder|engineer|manager|supervisor|foreman|operator|technician|estimator|planner|buyer|driver))\b/i

const IS_BREAKDOWN = /^breakdowns?$/i
/** Of a person, and not of a machine. */
const HAS_BREAKDOWN = /\b(?:nervous|mental|had|having|has) (?:\w+ ){0,2}breakdowns?\b/i

/** Whether a sentence tells of the health or the family of somebody. */
function isPrivate(sentence: string): boolean {
  const isOfSomebody =
    SOMEBODY.test(sentence) || (sentence.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((word) => FIRST_NAMES.has(word))
  const tokens = tokenize(sentence)
  const isOfMachine = ({ from, to }: { from: number; to: number }) =>
    tokens.slice(from, to).every(({ text }) => IS_BREAKDOWN.test(text)) && !HAS_BREAKDOWN.test(sentence)
  return (
    isOfSomebody && findFamilyWords(tokens).some((word) => PRIVATE.has(word.value.id) && !isOfMachine(word))
  )
}

/** A text without its sentences that tell of the health or the family of somebody; `stand` is put in place of each run of them. */
export function withoutPrivateMatters(text: string, stand: string): string {
  const parts = splitSentences(text).map(({ start, end }) => text.slice(start, end))
  if (!parts.some(isPrivate)) return text
  const kept = parts.map((part) => (isPrivate(part) ? stand : part.trim()))
  return kept.filter((part, at) => part !== stand || kept[at - 1] !== stand).join(' ')
}
