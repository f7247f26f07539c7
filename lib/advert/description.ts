import type { Advert } from './schema'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For HTML and XML, in text and in attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** A heading and its paragraphs or list. */
export interface AdvertBlock {
  heading: string | null
  paragraphs: string[]
  items: string[]
  /** The items are those of `details`, each with its label. */
  isDetails?: true
}

const FOR_GREAT_BRITAIN: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}

/** "20 December 2026" for "2026-12-20". */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', FOR_GREAT_BRITAIN)

export const agencyStatement = ({ legalName, companyNumber, registeredOffice }: Advert['agency']): string =>
  `Advertised by ${legalName}, company number ${companyNumber}, ${registeredOffice}.`

/** Everything that an advert says but its title, in order. Where nobody can respond any more, or yet, without how to. */
export function listBlocks(advert: Advert, isClosed = false): AdvertBlock[] {
  const { employer, summary, details, sections, closesOn, respond, agency } = advert
  const isAnswerable = respond !== ''
  return [
    { heading: null, paragraphs: employer ? introduce(employer, summary) : summary, items: [] },
    ...sections.map(({ heading, lines }) => ({ heading, paragraphs: [], items: lines })),
    {
      heading: 'Details',
      paragraphs: [],
      items: details.map(({ label, text }) => `${label}: ${text}`),
      isDetails: true as const,
    },
    {
      heading: isClosed ? 'Who advertised it' : isAnswerable ? 'How to respond' : null,
      paragraphs: [
        ...(isClosed || !isAnswerable
          ? []
          : [
              respond,
              ...(closesOn ? [`Closes on ${formatDay(closesOn)}.`] : []),
              'You will need the right to work in the UK.',
            ]),
        agencyStatement(agency),
      ],
      items: [],
    },
  ].filter(({ paragraphs, items }) => paragraphs.length + items.length > 0)
}

/** The opening with the firm's name in front: "We are Castle Pumps, a maker of pumps." What else it says of itself follows before the job. */
function introduce(employer: NonNullable<Advert['employer']>, summary: readonly string[]): string[] {
  const { name, about } = employer
  const [firm = '', ...rest] = summary.length > 1 ? summary : ['', ...summary]
  const named = /^We are (?=(?:an?|the|one of) )/.test(firm)
    ? firm.replace('We are ', `We are ${name}, `)
    : `We are ${name}. ${firm}`
  return [`${named.trim()} ${about ?? ''}`.trim(), ...rest]
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\s*\n+\s*/)
    .map((part) => part.trim())
    .filter(Boolean)

/** The page shows this string and its JSON-LD holds it, so that they can't differ. */
export function toHtml(advert: Advert): string {
  return listBlocks(advert)
    .map(({ heading, paragraphs, items }) =>
      [
        heading === null ? '' : `<h2>${escapeMarkup(heading)}</h2>`,
        ...paragraphs.flatMap(paragraphsOf).map((text) => `<p>${escapeMarkup(text)}</p>`),
        items.length === 0
          ? ''
          : `<ul>${items.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`,
      ].join(''),
    )
    .join('')
}

/** For channels that take no markup. */
export function toPlainText(advert: Advert): string {
  return listBlocks(advert)
    .map(({ heading, paragraphs, items }) =>
      [...(heading === null ? [] : [heading]), ...paragraphs, ...items.map((text) => `- ${text}`)].join('\n'),
    )
    .join('\n\n')
}
