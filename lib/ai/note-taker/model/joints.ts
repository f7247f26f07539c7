import type { Tag } from '@/lib/ai/note-taker/text/tags'
import type { Word } from '@/lib/ai/note-taker/text/words'
import { hashText } from './hash'

/** Closed classes of words. What is in none is known by its ending. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  clause: [
    "it's",
    "they'll",
    "they'd",
    "they've",
    "we're",
    "we've",
    "we'd",
    "we'll",
    "i'd",
    "i'm",
    "i've",
    "i'll",
    "there's",
    "that's",
    "you'll",
    "they're",
    "you'd",
    "you're",
    "you've",
    "he's",
    "she's",
    "he'd",
    "she'd",
    "what's",
    "who's",
    "it'd",
    "it'll",
    "that'd",
    "there'd",
    "let's",
  ],
  subject: ['i', 'we', 'they', 'you', 'he', 'she', 'it', 'there', 'that', 'this', 'these', 'those'],
  auxiliary: [
    'is',
    'are',
    'was',
    'were',
    'be',
    'will',
    'would',
    'must',
    'need',
    'needs',
    'should',
    'can',
    'could',
    'has',
    'have',
    'had',
    'do',
    'does',
    'did',
    'want',
    'got',
    "don't",
    "can't",
    "isn't",
    "doesn't",
    "won't",
    "aren't",
    "'s",
    'might',
    'may',
  ],
  and: [
    'and',
    'but',
    'so',
    'or',
    'plus',
    'also',
    'then',
    'because',
    'cos',
    'since',
    'though',
    'although',
    'while',
    'whereas',
    'unless',
    'if',
    'when',
    'where',
    'which',
    'who',
  ],
  preposition: [
    'of',
    'in',
    'on',
    'at',
    'to',
    'for',
    'with',
    'by',
    'from',
    'about',
    'into',
    'up',
    'out',
    'over',
    'after',
    'before',
    'through',
    'between',
    'within',
    'without',
    'under',
    'across',
    'around',
    'as',
    'than',
    'per',
    'off',
    'like',
    'including',
  ],
  determiner: [
    'a',
    'an',
    'the',
    'our',
    'their',
    'your',
    'my',
    'his',
    'her',
    'its',
    'some',
    'any',
    'every',
    'each',
    'all',
    'no',
    'both',
    'another',
    'more',
    'most',
    'other',
  ],
  filler: [
    'yeah',
    'yes',
    'no',
    'ok',
    'okay',
    'right',
    'well',
    'um',
    'er',
    'erm',
    'oh',
    'ah',
    'anyway',
    'actually',
    'sorry',
    'basically',
    'obviously',
    'hi',
    'hello',
    'thanks',
    'cheers',
    'ta',
  ],
}
/** Speech recognition and haste leave apostrophes out. */
const bareOf = (word: string): string => word.replaceAll("'", '')
const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([name, list]) => list.map((word) => [bareOf(word), name])),
)

/** The closed class of a word; empty for a word of the matter itself. */
export const classOf = (word: string): string => CLASS_OF.get(bareOf(word)) ?? ''

function kindOf(word: Word | undefined, tags: readonly Tag[] | undefined): string {
  if (!word) return '^'
  const named = CLASS_OF.get(bareOf(word.text))
  if (named) return named
  if (tags?.[0]) return tags[0]
  const ending = /(?:ing|ed|ly|s|er|or|ion)$/.exec(word.text)?.[0] ?? '-'
  return word.shape === 'lower' ? ending : `C${ending}`
}

/** A sentence as the cuts are read from it. */
export interface JointSentence {
  words: readonly Word[]
  tags: readonly (readonly Tag[])[]
  /** Before each word: see `markOf`. */
  marks: readonly string[]
  /** Without marks, as speech recognition writes. */
  isBare: boolean
}

const bucket = (count: number): string =>
  count <= 1 ? '1' : count <= 2 ? '2' : count <= 4 ? '4' : count <= 7 ? '7' : count <= 12 ? '12' : '20'

/** The mark between two words, of the text between them: `_` for a space, `=` for nothing. */
export const markOf = (gap: string): string =>
  /\n/.exec(gap)?.[0] ??
  /[,;:()\u2013\u2014/-]/.exec(gap.replace(/\s-\s/, ' \u2013 '))?.[0] ??
  (gap.includes(' ') ? '_' : '=')

/** What speaks for or against a cut before word `at` of a sentence, as numbers of 32 bits. `since` is the words since the last cut. */
export function jointFeatures(sentence: JointSentence, at: number, since: number): number[] {
  const { words, tags, marks, isBare } = sentence
  const text = (index: number) => bareOf(words[index]?.text ?? '^')
  const kind = (index: number) => kindOf(words[index], tags[index])
  const mark = marks[at] ?? '='
  const bare = isBare ? 'b' : 'p'
  const names = [
    `m${mark}${bare}`,
    `w-1 ${text(at - 1)}`,
    `w-2 ${text(at - 2)}`,
    `w+1 ${text(at)}`,
    `w+2 ${text(at + 1)}`,
    `w+3 ${text(at + 2)}`,
    `m${mark} w+1 ${text(at)}`,
    `m${mark} w-1 ${text(at - 1)}`,
    `m${mark} k+ ${kind(at)} ${kind(at + 1)}`,
    `m${mark} k- ${kind(at - 1)}`,
    `b w ${text(at - 1)} ${text(at)}`,
    `f w ${text(at)} ${text(at + 1)}`,
    `f3 ${text(at)} ${text(at + 1)} ${text(at + 2)}`,
    `p w ${text(at - 2)} ${text(at - 1)}`,
    `k ${kind(at - 1)} ${kind(at)}`,
    `kk ${kind(at - 1)} ${kind(at)} ${kind(at + 1)}`,
    `kp ${kind(at - 2)} ${kind(at - 1)} ${kind(at)}`,
    `kf ${kind(at)} ${kind(at + 1)} ${kind(at + 2)}`,
    `wk ${text(at)} ${kind(at + 1)} ${kind(at + 2)}`,
    `kw ${kind(at - 1)} ${text(at)}`,
    `s${bucket(since)}${bare}`,
    `s${bucket(since)} m${mark}`,
    `s${bucket(since)} w ${text(at)}`,
    `s${bucket(since)} k ${kind(at)} ${kind(at + 1)}`,
    `e${bucket(words.length - at)} m${mark}`,
    `e${bucket(words.length - at)} k ${kind(at)}`,
    `t ${words[at]?.shape} ${words[at - 1]?.shape} ${bare} ${mark}`,
    ...CLASSES_AHEAD.map((reach) => `v${reach} ${verbAhead(words, at, reach)} ${kind(at)} ${mark}`),
  ]
  return names.map(hashText)
}

const CLASSES_AHEAD = [4, 8]

/** A cut leaves a clause on its right: is there an auxiliary within reach? */
function verbAhead(words: readonly Word[], at: number, reach: number): boolean {
  for (let index = at; index < Math.min(words.length, at + reach); index += 1) {
    const word = words[index]
    if (
      word &&
      (CLASS_OF.get(bareOf(word.text)) === 'auxiliary' ||
        /'(?:s|re|ll|d|ve)$|^(?:its|theyd|theyre|theyve|theyll|weve|youre|youd|thats|theres|whos|hes|shes|id|ill|im)$/.test(
          word.text,
        ))
    )
      return true
  }
  return false
}
