import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { parsePay } from '@/lib/consultation/brief/slots/pay'
import { possibleTitles } from '@/lib/consultation/proposals/choose'
import { contractIn } from '@/lib/consultation/session/pay-note'
import { createPayNote } from '@/lib/knowledge/pay/note'
import type { PayNote } from '@/lib/knowledge/pay/note-schema'
import { PAY_SURVEY } from '@/lib/knowledge/pay/pay'
import { findOccupationByTitle } from '@/lib/knowledge/titles/find'
import { type AnswerInput, joinWithinLimit } from './input'

type Figures = Extract<PayNote, { kind: 'figures' }>

const NAMED_TITLE =
  /\b(?:for|do|does|are) (?:an? |the )?(?!(?:people|others?|they|we|you|companies|candidates|ones?|two|three|these|those|this|that|it|us|some\w+|any\w+|them|round|here|our|my)\b)(?<title>[a-z][a-z &/-]{2,50}?)(?: (?:in|round|around|near|at|earn|earns|get|paid|pay|these|nowadays|now|with|who|then)\b|[?.!]?$)/i
const SUM =
  /(?:£ ?)?\d[\d.,]*k?(?: ?(?:to|-|–) ?(?:£ ?)?\d[\d.,]*k?)?(?: (?:an?|per) (?:year|day|hour|week|month))?/i
/** "45" among people who talk of pay is £45,000, and "52-62" is £52,000 to £62,000. */
const BARE_THOUSANDS = /^\d{2,3}(?:\.5)?(?: ?(?:to|-|–) ?\d{2,3}(?:\.5)?)?$/
const RATE = /\b(?:hour|hr|day|week|month)\b/i

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`

/** A sum of pay in the question, with what was assumed about it. */
function sumIn(question: string) {
  const plain = question.replace(/ ?(?:quid|pounds)\b/gi, '').replace(/\b(\d+) and a half\b/i, '$1.5')
  const text = SUM.exec(plain)?.[0].trim() ?? ''
  const isBare = BARE_THOUSANDS.test(text) && !RATE.test(question)
  const offer = parsePay(isBare ? `${text}k` : text)
  if (!offer) return null
  const { min, max } = offer
  const sum =
    min !== null && max !== null && min !== max ? `${pounds(min)} to ${pounds(max)}` : pounds(max ?? 0)
  return { text, offer, assumed: isBare ? `I’ve taken that as ${sum} a year.` : '' }
}

function titleOf(question: string, { brief, jobTitle }: AnswerInput): string {
  const named = NAMED_TITLE.exec(question.trim())?.groups?.title ?? ''
  const { found, candidates } = findOccupationByTitle(named)
  if (found || candidates.length > 0) return named
  return possibleTitles(activeFacts(brief), jobTitle)[0] ?? ''
}

/** What is to be compared: a sum in the question, else the pay in the brief. */
function offersOf(question: string, { brief }: AnswerInput) {
  const sum = sumIn(question)
  if (sum) return [sum]
  return activeFacts(brief, 'pay').map(({ value, slot }) => ({
    text: value,
    offer: slot?.kind === 'pay' ? slot : null,
  }))
}

function describeChoice({ occupations, source }: Figures): string {
  const named = occupations.map(({ title, median }) =>
    median === null ? `“${title}” (no figure published)` : `“${title}” (${pounds(median)})`,
  )
  const text =
    named.length === 1
      ? `The closest official occupation is ${named[0]}. Half of full-time UK employees in it earned more than that a year, before tax.`
      : `The title could match several official occupations: ${listed(named)}. Half of full-time UK employees in each earned more than the annual figure shown, before tax.`
  return joinWithinLimit([text, source.text])
}

function lackingText(title: string, isHourly: boolean): string {
  const reason =
    title === ''
      ? 'I don’t have a job title yet, so I can’t look up pay.'
      : `I have no official figure for “${title}”, so I can’t tell you what others pay.`
  return joinWithinLimit([
    `${reason} The survey we use is the ${PAY_SURVEY}, which lists pay by occupation. Your own recent offers, accepted or not, are the next best guide.`,
    isHourly ? 'It has to reach the minimum wage. GOV.UK lists the current rates.' : '',
  ])
}

const WEEKS = 52

/** "£21.40 an hour for 39 hours a week": what it comes to in a year, where the brief has the hours. */
function yearlyOf(pay: ReturnType<typeof offersOf>, { brief }: AnswerInput) {
  const [only, ...others] = pay
  const rate = others.length === 0 && only?.offer?.unit === 'hour' ? only.offer : null
  const slot = activeFacts(brief, 'hours').findLast((fact) => fact.slot?.kind === 'hours')?.slot
  const hours = slot?.kind === 'hours' && slot.min === slot.max ? slot.max : null
  if (!rate || !hours || rate.max === null) return null
  const toYear = (amount: number | null) => (amount === null ? null : Math.round(amount * hours * WEEKS))
  const offer = { ...rate, unit: 'year' as const, min: toYear(rate.min), max: toYear(rate.max) }
  const sum = pounds(offer.max ?? 0)
  const text = `£${rate.max.toFixed(2)} an hour for ${hours} hours a week, 52 weeks a year, comes to about ${sum} a year before overtime and premiums. The survey is of annual salaries, so the comparison is rough.`
  return { text, pay: [{ text: `${sum} a year`, offer }] }
}

/** What the official table says of the occupation that the title means, next to what the vacancy pays. */
export function answerPay(question: string, input: AnswerInput): string {
  const title = titleOf(question, input)
  const said = offersOf(question, input)
  const yearly = yearlyOf(said, input)
  const pay = yearly?.pay ?? said
  const note = createPayNote(title, {
    pay,
    contract: contractIn(activeFacts(input.brief, 'contractType').map(({ value }) => value)),
  })
  if (!note)
    return lackingText(
      title,
      said.some(({ offer }) => offer?.unit === 'hour'),
    )
  if (note.kind === 'notComparable')
    return `${note.text} I have no other source, so go by what you paid last time.`
  const [first] = note.occupations
  if (!note.isCertain || !first) return describeChoice(note)
  return joinWithinLimit([
    [yearly?.text ?? sumIn(question)?.assumed ?? '', first.text].join(' ').trim(),
    note.source.text,
    note.source.isCopy ? 'We took it from a copy that we haven’t checked against the ONS’s own table.' : '',
    'It covers the whole UK and isn’t based on adverts.',
  ])
}
