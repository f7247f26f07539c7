import { figuresOf, parsePay } from '@/lib/consultation/brief/slots/pay'
import { toEdition } from '@/lib/specification/content'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { maskClient } from './client-name'
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

/** Groups of lines in the order of the advert. */
const GROUPS: readonly { heading: string; sections: readonly Section[] }[] = [
  { heading: 'What you will do', sections: ['responsibilities'] },
  { heading: 'Your first year', sections: ['firstYear'] },
  { heading: 'Experience and qualifications', sections: ['experience', 'education'] },
  { heading: 'Technical skills', sections: ['technical'] },
  { heading: 'Soft skills', sections: ['softSkills'] },
  { heading: 'Nice to have', sections: ['niceToHave'] },
  { heading: 'Why you might like it', sections: ['motivation'] },
  { heading: 'Organisation and culture', sections: ['culture'] },
  { heading: 'Progression', sections: ['growth'] },
  { heading: 'Benefits and rewards', sections: ['benefits'] },
]

const DETAILS = [
  'compensation',
  'package',
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
  const { lines, companyName, companyDescription, jobTitle } = toEdition(content, 'candidate')
  const tidy = (text: string) => (choices.showClient ? text : maskClient(text, companyName)).trim()
  const textsOf = (...sections: readonly Section[]) =>
    sections.flatMap((section) =>
      lines.filter((line) => line.section === section).map(({ text }) => tidy(text)),
    )
  const joinOf = (section: Section) => textsOf(section).join('; ')
  const details = DETAILS.map((key) => ({ key, label: sectionRow(key).label, text: joinOf(key) })).filter(
    ({ text }) => text !== '',
  )
  const [location, pattern, contract] = [joinOf('location'), joinOf('workPattern'), joinOf('contractType')]
  return {
    title: tidy(tidyTitle(jobTitle)),
    employer: choices.showClient
      ? {
          name: companyName.trim(),
          website: choices.website ?? null,
          about: companyDescription?.trim() || null,
        }
      : null,
    agency,
    place: placeOf(location, choices),
    workPattern: readWorkPattern(pattern) ?? (location !== '' && !readPlace(location) ? 'remote' : null),
    contract: contract === '' ? null : readContract(contract),
    time: readTime([...textsOf('hours'), ...textsOf('contractType'), ...textsOf('workPattern')]),
    pay: payOf(
      lines.filter(({ section }) => section === 'compensation'),
      joinOf('compensation'),
      tidy,
    ),
    summary: textsOf('overview'),
    details,
    sections: GROUPS.map(({ heading, sections }) => ({
      key: sections[0] ?? '',
      heading,
      lines: textsOf(...sections),
    })).filter((group) => group.lines.length > 0),
    closesOn: choices.closesOn,
    respond: choices.respond ?? RESPOND,
  }
}

function placeOf(location: string, { town, postcode }: AdvertChoices): Advert['place'] {
  const place = location === '' ? null : readPlace(location)
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
