import { endOfDay, ukDay } from './days'
import { toHtml } from './description'
import type { Advert } from './schema'

export interface Posting {
  /** Shown on the page too. */
  reference: string
  publishedAt: Date
}

const UNITS = { year: 'YEAR', month: 'MONTH', week: 'WEEK', day: 'DAY', hour: 'HOUR' } as const
const TIMES = { full: 'FULL_TIME', part: 'PART_TIME' } as const
const ALWAYS = { contract: ['CONTRACTOR'], temporary: ['TEMPORARY'], fixedTerm: ['TEMPORARY'] } as const

function employmentTypeOf({ contract, time }: Advert): string[] {
  if (contract === null) return []
  const kind = contract === 'permanent' || contract === 'apprenticeship' ? [] : ALWAYS[contract]
  return contract === 'contract' ? [...kind] : [...kind, ...(time ? [TIMES[time]] : [])]
}

function salaryOf({ pay }: Advert) {
  const { min = null, max = null, unit, currency } = pay?.figures ?? {}
  // Google takes one value or a full range.
  if (min === null || max === null || !unit) return null
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[unit] },
  }
}

const CREDENTIALS: readonly [RegExp, string][] = [
  [/\b(?:degree|beng|meng|bsc|ba)\b/i, 'bachelor degree'],
  [/\b(?:hnc|hnd|nvq|cscs|btec|apprenticeship)\b/i, 'professional certificate'],
  [/\bpostgraduate|\bmsc\b|\bmasters?\b|\bphd\b/i, 'postgraduate degree'],
]
const YEARS = /\b(\d{1,2})\+?\s*(?:or more )?years?\b/gi

/** Of what a candidate must have. */
function requirementsOf({ sections }: Advert) {
  const lines = sections.find(({ key }) => key === 'experience')?.lines ?? []
  const text = lines.join('\n')
  const credential = CREDENTIALS.find(([pattern]) => pattern.test(text))?.[1]
  const years = [...text.matchAll(YEARS)].map(([, amount]) => Number(amount))
  const months = years.length > 0 ? Math.min(...years) * 12 : 0
  return {
    ...(credential && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: credential,
      },
    }),
    ...(months > 0 && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: months,
      },
    }),
    ...(credential &&
      months > 0 &&
      /\bor (?:the )?equivalent experience\b/i.test(text) && { experienceInPlaceOfEducation: true }),
  }
}

/** By Google's rules for job postings, and nothing that the page doesn't say. */
export function toJobPosting(advert: Advert, { reference, publishedAt }: Posting) {
  const { title, employer, agency, place, workPattern, closesOn } = advert
  const employmentType = employmentTypeOf(advert)
  const salary = salaryOf(advert)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: toHtml(advert),
    datePosted: ukDay(publishedAt),
    ...(closesOn && { validThrough: endOfDay(closesOn) }),
    // What Google asks of an agency whose client isn't named.
    hiringOrganization: employer
      ? {
          '@type': 'Organization',
          name: employer.name,
          ...(employer.website && { sameAs: employer.website }),
        }
      : { '@type': 'Organization', name: 'confidential' },
    ...(workPattern === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'UK' },
        }
      : {}),
    ...(place && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: place.town,
          ...(place.postcode && { postalCode: place.postcode }),
          addressCountry: 'GB',
        },
      },
    }),
    ...(salary && { baseSalary: salary }),
    ...(employmentType.length > 0 && {
      employmentType: employmentType.length === 1 ? employmentType[0] : employmentType,
    }),
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: employer?.name ?? agency.product, value: reference },
    ...requirementsOf(advert),
  }
}

/** For a `<script>`: the text is that of users. */
export const toScriptJson = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
