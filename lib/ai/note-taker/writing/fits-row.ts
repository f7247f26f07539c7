import { type Tag, tagsOf } from '@/lib/ai/note-taker/text/tags'
import { wordsOf } from '@/lib/ai/note-taker/text/words'
import type { Section } from '@/lib/specification/options'

interface Row {
  tags: readonly Tag[]
  words: RegExp
}

const COUNTED: readonly Tag[] = ['money', 'percent', 'figure', 'number']
const DATED: readonly Tag[] = ['figure', 'number', 'month', 'weekday', 'year']

/** What a row of terms cannot do without: one of these kinds of word, or one of these words. */
const ROWS: Partial<Record<Section, Row>> = {
  compensation: {
    tags: ['money', 'percent', 'number'],
    words:
      /\b(?:scale|grade|band|rates?|pay|paid|salary|wages?|minimum wage|living wage|negotiable|doe|pro rata|per annum|hourly|daily|quid|pounds?)\b|\d ?k\b|\b\d{2},?\d{3}\b|\d(?:\.\d\d?)? ?(?:-|–|to) ?\d|\d (?:an?|per|p\/)/i,
  },
  location: {
    tags: ['place', 'postcode'],
    words:
      /\b(?:office|site|depot|yard|factory|plant|home|remote|based|branch|workshop|warehouse|lab|laborator(?:y|ies)|clinic|hospital|school|store|shop|centre|campus|studio|hq|field|unit|works|road|street|lane|park|estate|house|quay|wharf|farm|building|floor|base|region|car ?park|parking|park(?:ed)?|station|(?:public |own )?transport|way in|commut\w*|bus(?:es)?|trains?|trams?|motorway|junction|bypass|ring road|outskirts|edge|corner|harbour|docks?|airport|m\d{1,2}|a\d{1,4}|minutes?|mins?|miles?|nationwide|uk|county|city|town|village|north|south|east|west)\b/i,
  },
  hours: {
    tags: [...COUNTED, 'time', 'weekday'],
    words:
      /\b(?:flexi\w*|flexible|shifts?|part[- ]time|full[- ]time|days?|nights?|weekends?|rota|core|annuali[sz]ed|hours?|overtime|toil|lieu|compressed|evenings?|mornings?|lunch(?:es|times?)?|breaks?)\b/i,
  },
  contractType: {
    tags: [],
    words:
      /\b(?:perm\w*|fixed|contract\w*|temp\w*|agency|payroll|paye|umbrella|ir35|apprentice\w*|zero|seasonal|full[- ]time|part[- ]time|probation|casual|freelance|second\w*|cover|ongoing|staff|employ\w*|self[- ]employed|books?|job ?share|term)\b/i,
  },
  startDate: {
    tags: DATED,
    words:
      /\b(?:asap|soon\w*|immediate\w*|straight away|now|spring|summer|autumn|winter|easter|christmas|new year|term|notice|weeks?|months?|years?|quarter|flexible|whenever|before|after)\b/i,
  },
  duration: {
    tags: DATED,
    words: /\b(?:months?|years?|weeks?|until|till|end|ongoing|renew\w*|extend\w*|permanent|season|term)\b/i,
  },
  notice: { tags: DATED, words: /\b(?:weeks?|months?|notice|statutory)\b/i },
  // "Three lathes" are no posts.
  posts: {
    tags: [],
    words:
      /\b(?:both|several|each|pair|couple|one|them|posts?|vacanc(?:y|ies)|roles?|positions?|jobs?|people|persons?|hires?|starters?|staff|\p{L}{3,}(?:ers|ors|ians|ists|ants|ees|men|women))\b|^\W*(?:x ?)?(?:\d{1,2}|\p{L}+)(?: ?x)?\W*$/iu,
  },
}

/** In words. Names of small places are in no list, and stand alone or in capitals. */
const PLACE_WORDS = 4
const isNamed = (text: string) => /\S\s+\p{Lu}\p{Ll}/u.test(text) || text.split(/\s+/).length <= PLACE_WORDS

/** "38 to 42k, Monday to Friday" is not only hours. */
const YEARLY_PAY = /£\s?\d{2,3}(?:k\b|,\d{3})|\b\d{2,3}k\b/i

/** Whether words can be what the row of their topic says. "Yesterday" is no start date, and "Money, now" no pay. */
export function fitsRow(text: string, section: Section): boolean {
  if (section === 'hours' && YEARLY_PAY.test(text)) return false
  const row = ROWS[section]
  if (!row || row.words.test(text) || (section === 'location' && isNamed(text))) return true
  return tagsOf(text, wordsOf(text)).some((tags) => tags.some((tag) => row.tags.includes(tag)))
}
