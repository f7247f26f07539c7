import {
  type Classifier,
  type PackedClassifier,
  unpackClassifier,
} from '@/lib/ai/note-taker/model/classifier'
import { REQUIREMENTS } from '@/lib/ai/note-taker/writing/edits/edit'
import { asPrinted } from '@/lib/ai/note-taker/writing/house-style'
import { spelled } from '@/lib/ai/note-taker/writing/spelling'
import { withFigures } from '@/lib/ai/note-taker/writing/spoken-figures'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { Section } from '@/lib/specification/options'
import {
  type EditContext,
  gapFeatures,
  type History,
  readContext,
  START_OF_EDITS,
  wordFeatures,
} from './features'
import { losesWords } from './losses'
import { type Edited, joinEdited, type WordOperation, wordAfter } from './operations'
import { keyOf, readTokens } from './tokens'
import weights from './weights.json'

export interface PackedEditor {
  /** Words that editors leave out wherever they stand, in lower case, without apostrophes. */
  idle: readonly string[]
  words: PackedClassifier
  gaps: PackedClassifier
}

interface Editor {
  idle: ReadonlySet<string>
  words: Classifier
  gaps: Classifier
}

export const unpackEditor = ({ idle, words, gaps }: PackedEditor): Editor => ({
  idle: new Set(idle),
  words: unpackClassifier(words),
  gaps: unpackClassifier(gaps),
})

/** How many readings of a line are followed, and how many operations of a word in each. */
const BEAM = 4
const CHOICES = 2
/** The least likelihood, from 0 to 1, of anything that is put in. A comma needs none. */
const SURE_GAP = 0.6
/** What says how much of something, and is nothing by itself. */
const LEANING =
  /^(?:pro[- ]rata|full[- ]time equivalent|per annum|a year|in total|plus|minus|including|excluding|minimum|maximum|negotiable|paid|unpaid)$/i
/** "rising to 28 after five years": says more of the line before it. */
const GOES_ON = /^(?:rising|going up|increasing) /i
/** Tokens of the longest line that is edited. */
const LONGEST = 140

interface Path extends History {
  edited: readonly Edited[]
  /** The logarithm of its likelihood. */
  score: number
  /** The likelihood of its least likely step, from 0 to 1. */
  lowest: number
}

export interface EditedTalk {
  lines: string[]
  /** The likelihood of its least likely step, from 0 to 1. */
  lowest: number
}

function best(
  classifier: Classifier,
  shares: readonly number[],
  count: number,
): { name: string; share: number }[] {
  return shares
    .map((share, index) => ({ name: classifier.classes[index] ?? '', share }))
    .sort((a, b) => b.share - a.share)
    .slice(0, count)
}

/** Whether something may be put in front of a word. "Able to" belongs to requirements only. */
const mayStand = (put: string, share: number, section: string): boolean =>
  put === 'none' ||
  put === ',' ||
  (share >= SURE_GAP && (!put.startsWith('able') || REQUIREMENTS.some((one) => one === section)))

function follow({ words, gaps }: Editor, context: EditContext, at: number, path: Path): Path[] {
  const token = context.tokens[at]
  if (!token) return []
  return best(words, words.weigh(wordFeatures(context, at, path)), CHOICES).flatMap(
    ({ name, share }): Path[] => {
      const operation = name as WordOperation
      const after = wordAfter(token, operation)
      if (after === null && operation !== 'drop') return []
      const step = (before: string, likelihood: number): Path => ({
        operations: [...path.operations, operation],
        lastKept: after === null ? path.lastKept : keyOf(after).replaceAll("'", ''),
        edited: [...path.edited, { token, operation, before }],
        score: path.score + Math.log(likelihood),
        lowest: Math.min(path.lowest, likelihood),
      })
      if (after === null) return [step('', share)]
      const shares = gaps.weigh(gapFeatures(context, at, operation, path))
      const gap = best(gaps, shares, 3).find(({ name: put, share: sure }) =>
        mayStand(put, sure, context.section),
      )
      return gap ? [step(gap.name === 'none' ? '' : gap.name, share * gap.share)] : []
    },
  )
}

/** "we you’ll run", "not important to if you can": a subject too many, or a word without the one it needs. */
const BROKEN =
  /\b(?:i|we|they|he|she) you['’](?:ll|d|re|ve)\b|\b(?:to|for|with|of|from|by) (?:if|and|or|but|because|which)\b/iu

function editWith(
  editor: Editor,
  text: string,
  section: Section,
  strength: Fact['strength'],
): EditedTalk | null {
  const tokens = readTokens(text)
  if (tokens.length === 0 || tokens.length > LONGEST) return null
  const context = readContext(text, tokens, section, strength)
  let paths: Path[] = [{ ...START_OF_EDITS, edited: [], score: 0, lowest: 1 }]
  for (let at = 0; at < tokens.length; at += 1)
    paths = paths
      .flatMap((path) => follow(editor, context, at, path))
      .sort((a, b) => b.score - a.score)
      .slice(0, BEAM)
  const first = paths.find(({ edited }) => !losesWords(edited, editor.idle))
  if (!first) return null
  const lines: string[] = []
  for (const line of joinEdited(first.edited)) {
    const last = lines.at(-1)
    if (last !== undefined && GOES_ON.test(line)) lines[lines.length - 1] = `${last}, ${line}`
    else lines.push(line)
  }
  if (lines.some((line) => BROKEN.test(line))) return null
  return { lines: lines.some((line) => LEANING.test(line)) ? [lines.join(' ')] : lines, lowest: first.lowest }
}

let editor: Editor | null = null

/** For training: edits with other weights than those of the project. */
export function replaceEditor(packed: PackedEditor): void {
  editor = unpackEditor(packed)
}

/** Talk as the editor reads it: spelled, with its numbers in figures. */
export const asEditorReads = (said: string, section: Section): string =>
  asPrinted(spelled(withFigures(said, section)))

/** What a good editor would print of talk, by a model that learnt from pairs of both (`npm run train -- editor`); null where it is too long. */
export function editTalk(said: string, section: Section, strength: Fact['strength']): EditedTalk | null {
  // Unpacked at first use: it takes some milliseconds.
  editor ??= unpackEditor(weights)
  return editWith(editor, asEditorReads(said, section), section, strength)
}
