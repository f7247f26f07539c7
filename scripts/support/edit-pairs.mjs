// Reads lines that editors made of talk (tests/evals/editor, README.md there) and finds the operations that lead from the talk to the line.
import { readdirSync, readFileSync } from 'node:fs'

const TALK = /^\[(\w+)(?: (nice|learnable|notApplicable))?\] (.+)$/

/** Returns [{file, topic, strength, said, lines}]; `lines` is empty where nothing could be printed. Throws at a bad line. */
export function readPairs(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const pairs = []
      for (const [index, line] of readFileSync(`${folder}/${file}`, 'utf8').split('\n').entries()) {
        if (line === '' || line.startsWith('# ')) continue
        const [, topic, strength = 'must', said] = TALK.exec(line) ?? []
        const printed = /^= (.+)$/.exec(line)?.[1]
        const last = pairs.at(-1)
        if (topic) pairs.push({ file, topic, strength, said, lines: null })
        else if (printed && last?.lines === null)
          last.lines = printed === '-' ? [] : printed.split(' // ').map((part) => part.trim())
        else throw new Error(`${folder}/${file}:${index + 1}: ${line.slice(0, 80)}`)
      }
      return pairs.filter(({ lines }) => lines !== null)
    })
}

const DROP = 1
const INSERT = 1.05
const ALIKE = 0.4
const OTHER = 2.2

/** Words that may stand for each other: the speaker, the candidate and the company. */
const PRONOUN =
  /^(?:they|them|their|theirs|themselves|he|she|him|his|her|you|your|yours|yourself|i|me|my|mine|myself|we|us|our|ours|ourselves)(?:'\w+)?$/
const withoutMarks = (key) => key.replaceAll("'", '')

function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]
}

/** Forms of one verb, or one spelt in two ways, or one in short and in full. */
function isAlike(one, other) {
  if (PRONOUN.test(one) && PRONOUN.test(other)) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter === 3)
    return Math.max(one.length, other.length) > 4 && (one.startsWith(other) || other.startsWith(one))
  if (shorter < 4) return false
  const isStem = (long, short) => long.startsWith(short.slice(0, Math.max(4, short.length - 3)))
  return (
    isStem(one, other) || isStem(other, one) || distance(one, other) <= Math.max(1, Math.floor(shorter / 4))
  )
}

function costOf(one, other) {
  if (withoutMarks(one) === withoutMarks(other)) return 0
  return isAlike(one, other) ? ALIKE : OTHER
}

/** The cheapest way from one list of keys to another: [{from: index or null, to: index or null}], in order. */
function align(from, to) {
  const width = to.length + 1
  const costs = new Float64Array((from.length + 1) * width)
  const both = (i, j) => costs[(i - 1) * width + j - 1] + costOf(from[i - 1], to[j - 1])
  const dropped = (i, j) => costs[(i - 1) * width + j] + DROP
  for (let i = 0; i <= from.length; i += 1)
    for (let j = 0; j <= to.length; j += 1) {
      if (i === 0 && j === 0) continue
      costs[i * width + j] = Math.min(
        i > 0 ? dropped(i, j) : Number.POSITIVE_INFINITY,
        j > 0 ? costs[i * width + j - 1] + INSERT : Number.POSITIVE_INFINITY,
        i > 0 && j > 0 ? both(i, j) : Number.POSITIVE_INFINITY,
      )
    }
  const steps = []
  let [i, j] = [from.length, to.length]
  while (i > 0 || j > 0) {
    const cost = costs[i * width + j]
    const isBoth = i > 0 && j > 0 && cost === both(i, j)
    const isDropped = !isBoth && i > 0 && cost === dropped(i, j)
    if (isBoth || isDropped) i -= 1
    if (isBoth || !isDropped) j -= 1
    steps.push({ from: isBoth || isDropped ? i : null, to: isBoth || !isDropped ? j : null })
  }
  return steps.reverse()
}

/** A word of a line as a closed list may hold it: a capital at its start says nothing. */
const listedWord = (text) =>
  (/^\p{Lu}[\p{Ll}’']+$/u.test(text) && text !== 'I' ? text.toLowerCase() : text).replaceAll("'", '’')

/** The operations that make `lines` of `text`: [{at, operation, before}], as `lib/ai/note-taker/writing/editor/operations.ts` describes them. */
export function findOperations({ readTokens, plainForm }, text, lines) {
  const from = readTokens(text)
  const to = lines.flatMap((line, index) =>
    readTokens(line).map((token, at) => ({ ...token, isNewLine: index > 0 && at === 0 })),
  )
  let waiting = []
  return align(
    from.map(({ key }) => key),
    to.map(({ key }) => key),
  ).flatMap((step) => {
    if (step.to === null) return [{ at: step.from, operation: 'drop', before: '' }]
    const target = to[step.to]
    if (target.isNewLine) waiting = ['//']
    if (step.from === null) {
      waiting.push(listedWord(target.text))
      return []
    }
    const source = from[step.from]
    const isSame = withoutMarks(source.key) === withoutMarks(target.key)
    const operation = isSame
      ? 'keep'
      : plainForm(source.text) === target.key
        ? 'plain'
        : `=${listedWord(target.text)}`
    const before = waiting.join(' ').toLowerCase()
    waiting = []
    return [{ at: step.from, operation, before }]
  })
}
