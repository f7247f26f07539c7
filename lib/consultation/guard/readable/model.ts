import { gunzipSync } from 'node:zlib'
import { isEntry } from './entry'
import { featuresOfLine } from './features'
import weights from './weights.json'

/** What a line of talk is to a reader: one for the document, one to reword, or nothing about the job. In the order of the classes. */
export interface Readability {
  readable: number
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
    const [readable = 0, unreadable = 0, nothing = 0] = powers.map((power) => power / total)
    return { readable, unreadable, nothing }
  }
}

const weigh: LineModel = unpackLineModel(weights)

/** Of unseen lines that these hold, four in five are unreadable and five in six say nothing; see `npm run train -- lines`. */
const UNREADABLE_SHARE = 0.8
const NOTHING_SHARE = 0.9
/** Pay, place, hours, dates and the contract are short and often bare figures, and a document without them is none. */
const WORDED = new Set(
  'responsibilities firstYear technical experience education softSkills niceToHave culture growth benefits motivation process package travel healthSafety expenses'.split(
    ' ',
  ),
)

/** Whether a line of talk is probably one that a stranger cannot read in this section. */
export const isUnreadable = (text: string, section: string): boolean =>
  WORDED.has(section) &&
  !isEntry(text, section) &&
  1 - weigh(text, section === 'education' ? 'experience' : section).readable >= UNREADABLE_SHARE

/** Whether a note for the agency says nothing about the job: a greeting, a heading, talk about the talk. */
export const saysNothing = (text: string): boolean => weigh(text, 'internalNotes').nothing >= NOTHING_SHARE
