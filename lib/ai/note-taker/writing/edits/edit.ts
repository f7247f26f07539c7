import type { Section } from '@/lib/specification/options'

/** An edit that keeps the meaning: talk becomes a line that a stranger can read. */
export interface Edit {
  name: string
  /** Where it may be made. */
  sections: readonly Section[]
  pattern: RegExp
  /** What stands in place of the match; `$1` and so on are its groups. */
  text: string
  /** What it makes of a line. */
  examples: readonly (readonly [string, string])[]
  /** Lines that it leaves as they are. */
  counterExamples?: readonly string[]
  /** Its match may hold a negation that says nothing about what is left: "but not essential" after a wish. */
  dropsNegation?: true
}

export const WORK: readonly Section[] = ['responsibilities', 'firstYear']
export const REQUIREMENTS: readonly Section[] = [
  'technical',
  'experience',
  'softSkills',
  'niceToHave',
  'education',
]
export const OFFER: readonly Section[] = ['culture', 'growth', 'benefits', 'package', 'motivation']
export const TERMS: readonly Section[] = [
  'location',
  'hours',
  'workPattern',
  'travel',
  'onCall',
  'expenses',
  'startDate',
  'process',
  'healthSafety',
]

/** The candidate, in the third person or as the reader. */
export const PERSON =
  '(?:they|you|he or she|she or he|he/she|s/he|he|she|the (?:person|post ?holder|job ?holder|successful candidate|right person|candidate)|this person|whoever (?:it is|gets it|takes it(?: on)?|joins)|candidates|applicants)'
export const WE =
  "(?:we|i)(?:['’]?(?:d|re|m|ll)| would| will| are| am| do)?(?: (?:also|really|just|ideally))*"
export const WANT =
  '(?:want|need|like|love|be looking|looking|after|expect|prefer|insist|ask|wish|hope)(?: (?:for|to see|to have|on))?'
export const SOMEONE = '(?:someone|somebody|a person|people|anyone|anybody|them|the person|whoever it is)'

/** `pattern` ignores case. */
export const edit = (
  name: string,
  sections: readonly Section[],
  pattern: string,
  text: string,
  examples: Edit['examples'],
  counterExamples: readonly string[] = [],
): Edit => ({ name, sections, pattern: new RegExp(pattern, 'iu'), text, examples, counterExamples })

/** Marks an edit whose match may hold a negation that says nothing about what is left. */
export const dropsNegation = (made: Edit): Edit => ({ ...made, dropsNegation: true })
