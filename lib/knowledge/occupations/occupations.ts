import 'server-only'
import file from './groups.json'

/** A unit group of the UK's Standard Occupational Classification 2020. */
export interface Occupation {
  /** Four digits. */
  code: string
  title: string
  /** Titles that the Office for National Statistics gives as examples, some with an industry in brackets. */
  titles: readonly string[]
}

export const OCCUPATIONS: ReadonlyMap<string, Occupation> = new Map(
  Object.entries(file.groups).map(([code, group]) => [code, { code, ...group }]),
)

export const OCCUPATIONS_SOURCE = { text: file.source, url: file.url }
