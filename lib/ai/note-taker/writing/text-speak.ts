import { withFigures } from '@/lib/consultation/brief/slots/figures'
import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'

/** Forms of text messages (Crystal, Txtng: the Gr8 Db8, glossary) and of speech in writing, where they can be no other word. */
const FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ya: 'you',
  yer: 'your',
  thru: 'through',
  tho: 'though',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  plz: 'please',
  pls: 'please',
  ppl: 'people',
  abt: 'about',
  b4: 'before',
  gd: 'good',
  lil: 'little',
  nite: 'night',
  nites: 'nights',
  prob: 'probably',
  probs: 'probably',
  poss: 'possible',
  defo: 'definitely',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  kinda: 'kind of',
  summat: 'something',
  owt: 'anything',
  nowt: 'nothing',
  em: 'them',
  'w/': 'with',
  'w/out': 'without',
  obvs: 'obviously',
  xmas: 'Christmas',
  wkend: 'weekend',
  wkends: 'weekends',
  wud: 'would',
  cud: 'could',
  shud: 'should',
  wich: 'which',
  wat: 'what',
  wiv: 'with',
  fone: 'phone',
}
const FORM = new RegExp(
  `(?<![\\p{L}\\p{N}.@/’'&+-])(?:${Object.keys(FORMS).join('|')})(?![\\p{L}\\p{N}@/&+-]|[’'][a-z])`,
  'giu',
)
const WITH = /(?<=\p{L}{2,} )w(?= \p{Ll}{2,})/gu
/** "Fault finding n repair": not a name, an exponent or a list of letters. */
const AND = /(?<=\p{Ll}{2,} )(?:n|'n'|’n’)(?= \p{L}{2,})/gu
/** "The sites r all over", not the language or a thermocouple. */
const ARE = /(?<=\p{Ll}{2,} )r(?= (?:all|in|on|at|not|very|the|our|always|mostly|mainly|usually|often)\b)/gu
const QUID = /£?(\d[\d,]*(?:\.\d+)?)(k?) ?(?:quid|pounds?)\b(?! (?:per square|weight|force))/gi
const NUMBER_WORD =
  '(?:\\p{L}+ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|\\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
/** Not the end of a range. */
const WORDED = new RegExp(
  `(?<!\\b(?:to|or|and|between|${NUMBER_WORD}) )\\b(?:(?:an?|${NUMBER_WORD}) hundred(?: and ${NUMBER_WORD})?|${NUMBER_WORD}|(?=a thousand))(?: ?(?:a )?(?:thousand|grand))?(?: (?:quid|pounds?)\\b|(?<=grand)\\b)`,
  'giu',
)

/** "Two and a half grand", "half a million quid", "a grand". A couple of grand is about so much, and stays. */
const SCALED = new RegExp(
  `(?<!\\b(?:to|or|and|between|couple of|${NUMBER_WORD}) )\\b(?:(?:half an?|(?:\\d+|${NUMBER_WORD}) and a half) (?:(?:hundred|thousand|million) (?:quid|pounds?)|grand)|a grand(?! (?:total|scale|plan|old|day|job|place|hotel)))\\b`,
  'giu',
)

const inPounds = (amount: number) =>
  `£${amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`

/** Sums as a document writes them. */
const withPounds = (text: string): string =>
  text
    .replace(SCALED, (said) => {
      const figure = tokensOf(said).find(({ text: word }) => isFigure(word))?.text
      return figure === undefined ? said : inPounds(Number(figure))
    })
    .replace(WORDED, (said) => {
      const [figure = '', thousands] = withFigures(said.replace(/^a (?=thousand|grand)/i, 'one ')).split(' ')
      const amount = Number(figure) * (/^(?:thousand|grand)/i.test(thousands ?? '') ? 1000 : 1)
      return amount > 0 ? inPounds(amount) : said
    })
    .replace(QUID, (_, figure: string, thousands: string) =>
      inPounds(Number(figure.replace(/,/g, '')) * (thousands ? 1000 : 1)),
    )

function spelledOut(word: string): string {
  const form = FORMS[word.toLowerCase().replace(/\.$/, '')] ?? word
  // "A U stamp" is no "you".
  const isInitials = word === word.toUpperCase() && /\p{L}/u.test(word)
  if (isInitials) return word
  return /^\p{Lu}\p{Ll}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

/** Text messages as a document spells them. Words in capitals are initials. */
export const withoutTextSpeak = (text: string): string =>
  withPounds(text.replace(FORM, spelledOut).replace(AND, 'and').replace(WITH, 'with').replace(ARE, 'are'))
