// Marked-up consultations as the tagger learns from them.
import { createRandom } from '../network/network.mjs'
import { distinct, frequent } from '../network/train.mjs'

const STRENGTHS = ['must', 'nice', 'learn', 'notneeded']
const FLAGS = ['agency', 'change', 'undo', 'maybe']

/** How often words, and their endings and openings, must occur to be learnt by themselves. */
const SEEN_WORDS = 3
const SEEN_PARTS = 5
/** Messages of one conversation that are said in one go. */
const [SHORTEST_RUN, LONGEST_RUN] = [2, 7]

/** Of one message: its tokens, and for each whether a piece opens with it, and what that piece is. */
export function readMessage(lib, { text, spans, sentences, asked }) {
  const words = sentences.flatMap((sentence) => sentence.words)
  const tokens = lib.taggerTokens(
    text,
    words,
    sentences.flatMap((sentence) => sentence.tags),
  )
  const pieces = []
  let piece = 0
  for (const word of words) {
    while (spans[piece + 1] && spans[piece + 1].start <= word.start) piece += 1
    pieces.push(piece)
  }
  const answers = pieces.map((own, at) => {
    const { label, modifiers } = spans[own].segment
    const strength = STRENGTHS.findIndex((name) => modifiers.includes(name))
    return {
      opens: at > 0 && own !== pieces[at - 1],
      label,
      strength: strength < 0 ? STRENGTHS.length : strength,
      flags: FLAGS.filter((flag) => modifiers.includes(flag)),
    }
  })
  return { tokens, answers, asked }
}

/**
 * Several messages of a conversation said in one go, without marks: speech recognition writes long runs. `conversations` are lists of
 * messages without marks.
 */
export function runsOf(conversations) {
  const random = createRandom(3)
  return conversations.flatMap((messages) => {
    const runs = []
    let from = 0
    while (from < messages.length) {
      const count = SHORTEST_RUN + Math.floor(random() * (LONGEST_RUN - SHORTEST_RUN + 1))
      const group = messages.slice(from, from + count)
      from += count
      if (group.length < SHORTEST_RUN) continue
      const opening = (list, change) => list.map((item, at) => (at === 0 ? change(item) : item))
      runs.push({
        ...group[0],
        tokens: group.flatMap(({ tokens }, at) =>
          at === 0 ? tokens : opening(tokens, (token) => ({ ...token, before: '_' })),
        ),
        answers: group.flatMap(({ answers }, at) =>
          at === 0 ? answers : opening(answers, (answer) => ({ ...answer, opens: true })),
        ),
      })
    }
    return runs
  })
}

/** What the tagger tells apart, of the messages that it learns from. */
export function vocabularyOf(lib, messages) {
  const tokens = messages.flatMap((message) => message.tokens)
  return {
    words: frequent(
      tokens.map(({ word }) => word),
      SEEN_WORDS,
    ),
    endings: frequent(
      tokens.map(({ word }) => lib.endingOf(word)),
      SEEN_PARTS,
    ),
    openings: frequent(
      tokens.map(({ word }) => lib.openingOf(word)),
      SEEN_PARTS,
    ),
    tags: distinct(tokens.map(({ tag }) => tag)),
    shapes: distinct(tokens.map(({ shape }) => shape)),
    marks: distinct(['_', ...tokens.map(({ before }) => before)]),
    asked: distinct(messages.map(({ asked }) => asked)),
    labels: distinct(messages.flatMap(({ answers }) => answers.map(({ label }) => label))),
  }
}

/** The questions that each word is asked: `encodeMessage` answers them in this order. Strengths and flags only help it to learn. */
export const headsOf = ({ labels }) => [
  { count: 1, weight: 2 },
  { count: labels.length, weight: 1 },
  { count: STRENGTHS.length + 1, weight: 0.3 },
  ...FLAGS.map(() => ({ count: 1, weight: 0.3 })),
]

/** A message as numbers, as a network learns from it. */
export const encodeMessage = (rowsOf, { labels }, { tokens, answers, asked }) => ({
  rows: Int32Array.from(tokens.flatMap((token, at) => rowsOf(token, tokens[at + 1]?.before ?? '_', asked))),
  answers: [
    // Every message opens with a piece.
    answers.map(({ opens }, at) => (at === 0 ? -1 : opens ? 1 : 0)),
    answers.map(({ label }) => labels.indexOf(label)),
    answers.map(({ strength }) => strength),
    ...FLAGS.map((flag) => answers.map(({ flags }) => (flags.includes(flag) ? 1 : 0))),
  ].map((list) => Int16Array.from(list)),
})
