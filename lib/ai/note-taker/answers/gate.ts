import { pick } from '@/lib/ai/note-taker/talking/wording'
import { avoidedWords, holdsWord } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { createReplyGate, createSentenceSplitter } from '@/lib/consultation/guard/reply'
import type { Answered } from '@/lib/consultation/interview/answered'
import type { Card } from '@/lib/knowledge/card'
import { LAW_CARDS } from '@/lib/knowledge/law/cards'
import { PROCESS_CARDS } from '@/lib/knowledge/process/cards'
import type { AnswerInput } from './input'

/** For an answer of which nothing may be said. */
const HELD_BACK = [
  'I’d rather not repeat that. Everything I have is in the brief.',
  'I can’t say that here. Please check the brief.',
] as const

const QUOTED = /“([^”]*)”/g

const cardText = ({ text, source }: Card) => `${text} Source: ${source}.`
const CARDS = [...LAW_CARDS, ...PROCESS_CARDS].map(cardText).join(' ')

/** What an answer may be made from. An old entry may hold what the guard would not let in today. */
function sourcesOf(text: string, { brief, message, jobTitle }: AnswerInput) {
  const said = [message, jobTitle ?? '', ...activeFacts(brief).map(({ value }) => value)]
  const isSaid = (words: string) => said.some((one) => one.includes(words.replace(/…$/, '')))
  const own = text.replaceAll(QUOTED, (quotation, words: string) => (isSaid(words) ? ' ' : quotation))
  const repeatsUnlawful = (sentence: string) =>
    [...sentence.matchAll(QUOTED)].some(([, words = '']) => isSaid(words) && !isLawful(words))
  return { texts: [own, CARDS, ...said.filter(isLawful)], repeatsUnlawful }
}

function splitSentences(text: string): string[] {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), splitter.flush()].map((sentence) => sentence.trim())
}

/** The reply gate and the house rules over an answer: a sentence that fails is left out, and so is a chip. */
export function passAnswer({ text, chips }: Answered, input: AnswerInput): Answered {
  const avoid = input.houseRules
    .filter(({ kind }) => kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  const { texts, repeatsUnlawful } = sourcesOf(text, input)
  const gate = createReplyGate({ texts, challenged: input.challenged })
  const isSayable = (words: string) =>
    !holdsWord(words, avoid) &&
    (CARDS.includes(words) || (gate.findRefusal(words) === null && !repeatsUnlawful(words)))
  const kept = splitSentences(text).filter((sentence) => sentence !== '' && isSayable(sentence))
  return {
    text: kept.length > 0 ? kept.join(' ') : pick(HELD_BACK, 0, avoid),
    chips: kept.length > 0 ? chips.filter((chip) => !holdsWord(chip, avoid)) : [],
  }
}
