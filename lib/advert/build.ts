import { figuresOf, parsePay } from '@/lib/consultation/brief/slots/pay'
import { toEdition } from '@/lib/specification/content'
import { deniesOffer } from '@/lib/specification/denied-offer'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { saysNothingNew } from '@/lib/specification/told'
import { maskClient } from './client-name'
import { asFirmSentence } from './firm-sentence'
import { readContract, readPlace, readTime, readWorkPattern } from './read-details'
import type { Advert } from './schema'

export interface AdvertChoices {
  showClient: boolean
  /** "2026-12-20". Null for a document that isn't published. */
  closesOn: string | null
  /** The client's website, which only an advert that shows the client has. */
  website?: string | null
  /** Replace what is read from the location line. */
  town?: string | null
  postcode?: string | null
  /** How to respond, where the advert isn't on its page. */
  respond?: string
}

interface Group {
  heading: string
  sections: readonly Section[]
}

const WORK: Group = { heading: 'What you will do', sections: ['responsibilities'] }
const FIRST_YEAR: Group = { heading: 'Your first year', sections: ['firstYear'] }
const NEEDS: Group = {
  heading: 'What you will need',
  sections: ['experience', 'education', 'technical', 'softSkills'],
}
const WISHES: Group = { heading: 'Nice to have', sections: ['niceToHave'] }
const WORKING_HERE: Group = { heading: 'Working here', sections: ['motivation', 'culture'] }
/** What is not offered is told with what it is like to work there. */
const OFFER: Group = { heading: 'What we offer', sections: ['package', 'benefits', 'growth'] }

/** Fewer under a heading of their own would look like a form that nobody filled in. */
const FEWEST_LINES = 2

const DETAILS = [
  'compensation',
  'location',
  'workPattern',
  'contractType',
  'duration',
  'hours',
  'posts',
  'startDate',
  'travel',
  'onCall',
  'expenses',
  'notice',
  'healthSafety',
  'process',
] as const satisfies readonly Section[]

/** Decoration that search engines reject in a title. */
const DECORATION = /[*!★☆✨🔥]+/gu

const tidyTitle = (title: string) => title.replace(DECORATION, ' ').replace(/\s+/g, ' ').trim()

const RESPOND = 'Send your details with the form on this page. You don’t need an account.'

/** The one way from a specification to anything that candidates read. Pure. */
export function buildAdvert(
  content: SpecificationContent,
  choices: AdvertChoices,
  agency: Advert['agency'],
): Advert {
  const { lines: all, companyName, companyDescription, jobTitle } = toEdition(content, 'candidate')
  const twins = listTwins(content.lines.filter(({ id }) => all.some((line) => line.id === id)))
  const lines = all.filter(({ id }) => !twins.has(id))
  const tidy = (text: string) => (choices.showClient ? text : maskClient(text, companyName)).trim()
  const textsOf = (...sections: readonly Section[]) =>
    sections.flatMap((section) =>
      lines.filter((line) => line.section === section).map(({ text }) => tidy(text)),
    )
  const joinOf = (section: Section) => textsOf(section).join('; ')
  const details = DETAILS.map((key) => ({
    key,
    label: sectionRow(key).label,
    text: asNone(joinSentences(textsOf(key))),
  })).filter(({ text }) => text !== '')
  const [location, pattern, contract] = [joinOf('location'), joinOf('workPattern'), joinOf('contractType')]
  return {
    title: tidy(tidyTitle(jobTitle)),
    employer: choices.showClient
      ? {
          name: companyName.trim(),
          website: choices.website ?? null,
          about: withoutTold(companyDescription ?? '', textsOf('overview').join(' '), companyName),
        }
      : null,
    agency,
    place: placeOf(location, [companyDescription ?? '', ...textsOf('overview')].join(' '), choices),
    workPattern: readWorkPattern(pattern) ?? (location !== '' && !readPlace(location) ? 'remote' : null),
    contract: contract === '' ? null : readContract(contract),
    time: readTime([...textsOf('hours'), ...textsOf('contractType'), ...textsOf('workPattern')]),
    pay: payOf(
      lines.filter(({ section }) => section === 'compensation'),
      joinSentences(textsOf('compensation')),
      tidy,
    ),
    summary: textsOf('overview'),
    details,
    sections: groupLines(textsOf),
    closesOn: choices.closesOn,
    respond: choices.respond ?? RESPOND,
  }
}

/** Ids of lines to leave out. A required qualification is listed in two sections, which may word it differently. */
function listTwins(lines: readonly SpecificationLine[]): Set<string> {
  const told = new Set(
    lines.flatMap(({ section, factIds }) =>
      section !== 'education' && NEEDS.sections.includes(section) ? factIds : [],
    ),
  )
  const isTwin = ({ section, factIds }: SpecificationLine) =>
    section === 'education' && factIds.length > 0 && factIds.every((id) => told.has(id))
  return new Set(lines.filter(isTwin).map(({ id }) => id))
}

/** What the company says of itself and the overview has not said. Null where nothing is left. */
function withoutTold(description: string, overview: string, company: string): string | null {
  const sentences = [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(description)]
  const isTold = (sentence: string) =>
    overview.includes(sentence.trim().replace(/\.$/, '')) ||
    saysNothingNew(sentence, overview, { company, isOpening: true })
  const left = sentences.flatMap(({ segment }) => (isTold(segment) ? [] : [asFirmSentence(segment)]))
  return left.join('').trim() || null
}

/** Under few headings, in the order of the advert: what a candidate must bring is one list, whatever kind of skill it is. */
function groupLines(textsOf: (...sections: readonly Section[]) => string[]): Advert['sections'] {
  const group = ({ heading, sections }: Group) => ({
    key: sections[0] ?? '',
    heading,
    lines: [...new Set(textsOf(...sections))],
  })
  const offer = group(OFFER)
  const here = group(WORKING_HERE)
  const parts = [
    { ...here, lines: [...new Set([...here.lines, ...offer.lines.filter(deniesOffer)])] },
    { ...offer, lines: offer.lines.filter((text) => !deniesOffer(text)) },
  ]
  const [told = here, given = offer] = parts
  const isShort = parts.some(({ lines }) => lines.length < FEWEST_LINES)
  const isOffer = given.lines.length > told.lines.length && !told.lines.some(deniesOffer)
  const joined = isOffer ? [given, told] : [told, given]
  const offered = isShort
    ? [{ ...(isOffer ? offer : here), lines: [...new Set(joined.flatMap(({ lines }) => lines))] }]
    : parts
  return [group(WORK), group(FIRST_YEAR), group(NEEDS), group(WISHES), ...offered].filter(
    ({ lines }) => lines.length > 0,
  )
}

const NOTHING =
  /^no (?:travel(?:ling)?|on[- ]?call|call[- ]?outs?|standby|expenses)(?: (?:work|duties|rota|needed|required|involved|paid|really|at all|as such|to speak of))*\.?$/i
/** "No on-call work" beside "On call" as "None". */
const asNone = (text: string): string => (NOTHING.test(text) ? 'None' : text)

/** A single text unchanged. */
const joinSentences = (texts: readonly string[]): string =>
  texts.length < 2
    ? (texts[0] ?? '')
    : texts.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')

function placeOf(location: string, firm: string, { town, postcode }: AdvertChoices): Advert['place'] {
  const place = location === '' ? null : readPlace(location, firm)
  if (!place) return town ? { text: town, town, postcode: postcode ?? null, isTownRead: true } : null
  return {
    ...place,
    ...(town && { town, isTownRead: true }),
    ...(postcode && { postcode }),
  }
}

function payOf(
  lines: SpecificationContent['lines'],
  text: string,
  tidy: (text: string) => string,
): Advert['pay'] {
  const [line, ...others] = lines
  if (!line) return null
  const said = others.length > 0 ? null : parsePay(line.text)
  const figures = others.length > 0 ? null : (line.pay ?? (said && figuresOf(said)))
  return { text, figures: figures && { ...figures, extras: figures.extras && tidy(figures.extras) } }
}
