// Google's rules for JobPosting (developers.google.com/search/docs/appearance/structured-data/job-posting, 18 December 2025), as far as they
// apply to the adverts here.

type Json = Record<string, unknown>

const PROPERTIES: Record<string, readonly string[]> = {
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'jobLocationType',
    'applicantLocationRequirements',
    'baseSalary',
    'employmentType',
    'directApply',
    'identifier',
    'educationRequirements',
    'experienceRequirements',
    'experienceInPlaceOfEducation',
  ],
  Organization: ['name', 'sameAs', 'logo'],
  Place: ['address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Country: ['name'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['value', 'minValue', 'maxValue', 'unitText'],
  PropertyValue: ['name', 'value'],
  EducationalOccupationalCredential: ['credentialCategory'],
  OccupationalExperienceRequirements: ['monthsOfExperience'],
}
export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]
const CREDENTIALS = [
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
]
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Types and properties that schema.org has not, in any depth. */
function listUnknown(value: unknown, isRoot = true): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => listUnknown(entry, false))
  if (!isObject(value)) return value === null || value === undefined || value === '' ? ['an empty value'] : []
  const { '@context': context, '@type': type, ...rest } = value
  const known = PROPERTIES[String(type)]
  if (!known) return [`the type ${type}`]
  return [
    ...(isRoot && context !== 'https://schema.org/' ? ['no context'] : []),
    ...Object.entries(rest).flatMap(([name, entry]) =>
      known.includes(name) ? listUnknown(entry, false) : [`${type}.${name}`],
    ),
  ]
}

const amount = (value: unknown) => Number(value).toLocaleString('en-GB')
const longDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** What a posting says that the rules forbid, or that the page doesn't say. `visible` is the text of the page. */
export function listViolations(posting: Json, visible: string): string[] {
  const violations: string[] = []
  const check = (isMet: boolean, violation: string) => {
    if (!isMet) violations.push(violation)
  }
  const isShown = (text: string) => check(visible.includes(text), `not on the page: ${text}`)
  const { title, description, datePosted, validThrough, hiringOrganization, jobLocation, baseSalary } =
    posting
  violations.push(...listUnknown(posting))

  check(typeof title === 'string' && title !== '' && !/[*!<>]/.test(title), 'title')
  check(!/£|\d{4,}/.test(String(title)), 'pay or a code in the title')
  check(/<(?:p|li)>|<br>/.test(String(description)), 'description without paragraphs')
  check(String(description) !== String(title), 'description is the title')
  check(!/<(?!\/?(?:p|ul|li|h2|strong|em|br)>)/.test(String(description)), 'other markup in the description')
  check(DAY.test(String(datePosted)), 'datePosted')
  if (validThrough !== undefined) check(MOMENT.test(String(validThrough)), 'validThrough')
  check(isObject(hiringOrganization) && Boolean(hiringOrganization.name), 'hiringOrganization')

  const isRemote = posting.jobLocationType === 'TELECOMMUTE'
  check(posting.jobLocationType === undefined || isRemote, 'jobLocationType')
  check(isObject(jobLocation) || isRemote, 'jobLocation')
  if (isRemote && !jobLocation)
    check(isObject(posting.applicantLocationRequirements), 'no country of a remote job')
  const address = isObject(jobLocation) && isObject(jobLocation.address) ? jobLocation.address : null
  if (jobLocation) check(address?.addressCountry === 'GB', 'addressCountry')

  const types = posting.employmentType === undefined ? [] : [posting.employmentType].flat()
  check(
    types.every((type) => EMPLOYMENT_TYPES.includes(String(type))),
    'employmentType',
  )
  if (isObject(baseSalary)) {
    const { currency } = baseSalary
    const value = isObject(baseSalary.value) ? baseSalary.value : {}
    check(['GBP', 'EUR', 'USD'].includes(String(currency)), 'currency')
    check(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(value.unitText)), 'unitText')
    const bounds = [value.value, value.minValue, value.maxValue].filter((bound) => bound !== undefined)
    check(
      bounds.every((bound) => typeof bound === 'number' && bound > 0),
      'amounts',
    )
    check(bounds.length === (value.value === undefined ? 2 : 1), 'half a range')
    check(
      Number(value.minValue ?? 0) <= Number(value.maxValue ?? Number.POSITIVE_INFINITY),
      'range upside down',
    )
    for (const bound of bounds) isShown(amount(bound))
  }
  const { educationRequirements: education, experienceRequirements: experience } = posting
  if (isObject(education))
    check(CREDENTIALS.includes(String(education.credentialCategory)), 'credentialCategory')
  if (isObject(experience)) {
    check(Number.isInteger(experience.monthsOfExperience), 'monthsOfExperience')
    check(
      new RegExp(`\\b${Number(experience.monthsOfExperience) / 12}\\b`).test(visible),
      'experience not shown',
    )
  }
  if (posting.experienceInPlaceOfEducation)
    check(Boolean(education && experience), 'experienceInPlaceOfEducation')

  isShown(String(title))
  isShown(longDay(String(datePosted)))
  if (validThrough !== undefined) isShown(longDay(String(validThrough).slice(0, 10)))
  const employer = isObject(hiringOrganization) ? hiringOrganization.name : undefined
  if (employer !== 'confidential') isShown(String(employer))
  if (address) {
    isShown(String(address.addressLocality))
    if (address.postalCode) isShown(String(address.postalCode))
  }
  if (isRemote) check(/remote|home/i.test(visible), 'remote not shown')
  isShown(String((posting.identifier as Json | undefined)?.value))
  return violations
}
