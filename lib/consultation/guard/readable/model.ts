import { gunzipSync } from 'node:zlib'
import { isEntry } from './entry'
import { featuresOfLine } from './features'
import weights from './weights.json'

/** What a line of talk is to a reader: one for the document, one to polish, one to reword, or nothing about the job. In the order of the classes. */
export interface Readability {
  readable: number
  clumsy: number
  unreadable: number
  nothing: number
}

export interface PackedLineModel {
  table: string
  scale: number
  bias: readonly number[]
}

type LineModel = (text: string, section: string) => Readability

/** Shares from 0 to 1 by a linear model over hashed features, as `npm run train -- lines` packs it. */
export function unpackLineModel({ table, scale, bias }: PackedLineModel): LineModel {
  const bytes = new Int8Array(gunzipSync(Buffer.from(table, 'base64')))
  const width = bias.length
  const mask = bytes.length / width - 1
  return (text, section) => {
    const features = featuresOfLine(text, section)
    const norm = scale / Math.sqrt(Math.max(1, features.length))
    const scores = bias.map((start, answer) =>
      features.reduce((sum, feature) => sum + (bytes[(feature & mask) * width + answer] ?? 0) * norm, start),
    )
    const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
    const total = powers.reduce((sum, power) => sum + power, 0)
    const [readable = 0, clumsy = 0, unreadable = 0, nothing = 0] = powers.map((power) => power / total)
    return { readable, clumsy, unreadable, nothing }
  }
}

const weigh: LineModel = unpackLineModel(weights)

/** Of the unseen lines of lists that this holds, one in three is bad and one in three clumsy; of those it passes, one in nine is bad. */
const UNREADABLE_SHARE = 0.38
/** Of lines whose words were changed inside, one in four is bad. */
const CHANGED_SHARE = 0.3
/** Pay, place, hours, dates and the contract are short, and a document without them is none. */
const ROW_SHARE = 0.42
const ROWS = new Set(
  'compensation location workPattern hours posts contractType duration startDate onCall notice'.split(' '),
)
const NOTHING_SHARE = 0.8

const badShare = (text: string, section: string): number => {
  const { unreadable, nothing } = weigh(text, section === 'education' ? 'experience' : section)
  return unreadable + nothing
}

/** Sections that hold what was said. The overview is made from the others. */
const WORDED = new Set(
  'responsibilities firstYear technical experience education softSkills niceToHave culture growth benefits motivation process package travel healthSafety expenses'.split(
    ' ',
  ),
)

/** Whether a line of talk is probably one that a stranger cannot read in this section. Not asked of pay, place, hours and the like. */
export const isUnreadable = (text: string, section: string): boolean =>
  WORDED.has(section) && !isEntry(text, section) && badShare(text, section) >= UNREADABLE_SHARE

/** The same of a line whose words were changed inside, or that should hold a value which is known in no other form. */
export function isDoubtful(text: string, section: string, { isChanged }: { isChanged: boolean }): boolean {
  if (isEntry(text, section)) return false
  const share = isChanged ? CHANGED_SHARE : ROW_SHARE
  return (isChanged || ROWS.has(section)) && badShare(text, section) >= share
}

/** Whether a note for the agency says nothing about the job: a greeting, a heading, talk about the talk. */
export const saysNothing = (text: string): boolean => weigh(text, 'internalNotes').nothing >= NOTHING_SHARE
