import { ukDay } from '@/lib/advert/days'
import { channelHtml, channelText, findAJobPosting, listProblems, type Posted } from './check'
import type { FeedKey } from './options'

interface Publisher {
  name: string
  url: string
  email: string
  /** Of Find a Job's list of categories. */
  findAJobCategory?: number | undefined
  /** The number of a LinkedIn page. */
  linkedinCompanyId?: string | undefined
}

/** XML 1.0 forbids control characters, apart from white space. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

/** Any text as the content of an element. */
const cdata = (text: string): string =>
  `<![CDATA[${text.toWellFormed().replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

type Value = string | number | null | undefined

/** Names are ours, values anyone's. Values that are unknown are left out, or empty where the channel wants every element. */
const element = (name: string, value: Value, keepEmpty = false): string => {
  if (value === null || value === undefined || value === '') return keepEmpty ? `<${name}></${name}>` : ''
  return `<${name}>${cdata(String(value))}</${name}>`
}

const elements = (values: Record<string, Value>, keepEmpty = false): string =>
  Object.entries(values)
    .map(([name, value]) => element(name, value, keepEmpty))
    .join('')

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'

const VACANCY_TYPES = { permanent: 1, fixedTerm: 2, contract: 2, temporary: 3, apprenticeship: 4 } as const

function findAJob(jobs: readonly Posted[], { findAJobCategory }: Publisher, now: Date): string {
  const items = jobs.map((job) => {
    const { advert, url } = job
    const { reference, until } = findAJobPosting(job, ukDay(now))
    const { place, contract, time } = advert
    return [
      `<Vacancy vacancyRefCode="${reference}">`,
      elements({ Title: advert.title, Description: channelText(advert) }),
      `<Location>${elements({ City: place?.town, PostalCode: place?.postcode })}</Location>`,
      `<VacancyExpiry>${until}</VacancyExpiry>`,
      contract ? `<VacancyType id="${VACANCY_TYPES[contract]}"/>` : '',
      time ? `<VacancyStatus id="${time === 'full' ? 1 : 2}"/>` : '',
      findAJobCategory ? `<VacancyCategory id="${findAJobCategory}"/>` : '',
      `<ApplyMethod id="2"/>${element('ApplyUrl', url)}</Vacancy>`,
    ].join('')
  })
  return `${HEADER}<Vacancies>${items.join('\n')}</Vacancies>`
}

function adzuna(jobs: readonly Posted[]): string {
  const items = jobs.map(({ advert, reference, url, publishedAt }) => {
    const { place, pay, contract, time, employer } = advert
    const figures = pay?.figures
    const values = {
      title: advert.title,
      id: reference,
      description: channelHtml(advert),
      url,
      location: place?.town,
      country: 'GB',
      company: employer?.name,
      postcode: place?.postcode,
      salary_min: figures?.min ?? figures?.max,
      salary_max: figures?.max ?? figures?.min,
      salary_frequency: figures?.unit === 'week' ? null : figures?.unit,
      salary_currency: figures?.currency,
      contract_type: contract === null ? null : contract === 'permanent' ? 'permanent' : 'contract',
      contract_time: time === null ? null : `${time}_time`,
      date: ukDay(publishedAt),
    }
    // A weekly wage has no frequency there, and would be read as yearly.
    const { salary_min, salary_max, salary_currency, ...rest } = values
    const isPaid = figures !== undefined && figures !== null && figures.unit !== 'week'
    return `<job>${elements(isPaid ? values : rest)}</job>`
  })
  return `${HEADER}<jobs>${items.join('\n')}</jobs>`
}

const UNIT_WORDS = {
  year: 'per year',
  month: 'per month',
  week: 'per week',
  day: 'per day',
  hour: 'per hour',
} as const
const MARKS = { GBP: '£', EUR: '€', USD: '$' } as const

function payWords({ pay }: Posted['advert']): string | null {
  const figures = pay?.figures
  if (!figures) return null
  const amounts = [...new Set([figures.min, figures.max])].filter((amount) => amount !== null)
  return `${amounts.map((amount) => `${MARKS[figures.currency]}${amount}`).join(' - ')} ${UNIT_WORDS[figures.unit]}`
}

const REMOTE_WORDS = { remote: 'Fully remote', hybrid: 'Hybrid remote', onSite: null } as const

function indeed(jobs: readonly Posted[], publisher: Publisher): string {
  const items = jobs.map(({ advert, reference, url, publishedAt }) => {
    const { place, employer, time, workPattern, closesOn } = advert
    const values = {
      title: advert.title,
      date: publishedAt.toISOString(),
      referencenumber: reference,
      requisitionid: reference,
      url: `${url}?source=Indeed`,
      company: employer?.name,
      sourcename: publisher.name,
      city: place?.town,
      state: null,
      country: 'GB',
      postalcode: place?.postcode,
      email: publisher.email,
      description: channelHtml(advert),
      salary: payWords(advert),
      jobtype: time === null ? null : `${time}time`,
      expirationdate: closesOn,
      remotetype: workPattern && REMOTE_WORDS[workPattern],
    }
    return `<job>${elements(values, true)}</job>`
  })
  const head = elements({ publisher: publisher.name, publisherurl: publisher.url })
  return `${HEADER}<source>${head}${items.join('\n')}</source>`
}

const PERIODS = { year: 'YEARLY', month: 'MONTHLY', week: 'WEEKLY', day: 'DAILY', hour: 'HOURLY' } as const
const WORKPLACES = { remote: 'Remote', hybrid: 'Hybrid', onSite: 'On-site' } as const

function linkedinSalary({ pay }: Posted['advert']): string {
  const figures = pay?.figures
  if (!figures) return ''
  const end = (name: string, amount: number | null) =>
    amount === null ? '' : `<${name}>${elements({ amount, currencyCode: figures.currency })}</${name}>`
  const ends = end('highEnd', figures.max) + end('lowEnd', figures.min)
  return `<salaries><salary>${ends}${elements({ period: PERIODS[figures.unit], type: 'BASE_SALARY' })}</salary></salaries>`
}

/** MM/DD/YYYY. */
const usDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

function linkedinType({ contract, time }: Posted['advert']): string | null {
  if (contract === 'contract') return 'CONTRACT'
  return time === null ? null : time === 'full' ? 'FULL_TIME' : 'PART_TIME'
}

function linkedin(jobs: readonly Posted[], publisher: Publisher, now: Date): string {
  const items = jobs.map(({ advert, reference, url, publishedAt }) => {
    const { place, employer, workPattern, closesOn } = advert
    const values = {
      partnerJobId: reference,
      company: employer?.name,
      title: advert.title,
      description: channelHtml(advert),
      applyUrl: url,
      companyId: publisher.linkedinCompanyId,
      location: place ? `${place.town}, United Kingdom` : null,
      postalCode: place?.postcode,
      posterEmail: publisher.email,
      workplaceTypes: workPattern && WORKPLACES[workPattern],
      jobtype: linkedinType(advert),
      listDate: usDay(ukDay(publishedAt)),
      expirationDate: closesOn && usDay(closesOn),
    }
    return `<job>${elements(values)}${linkedinSalary(advert)}</job>`
  })
  const head = elements({
    lastBuildDate: now.toUTCString(),
    publisherUrl: publisher.url,
    publisher: publisher.name,
    expectedJobCount: jobs.length,
  })
  return `${HEADER}<source>${head}${items.join('\n')}</source>`
}

const WRITERS = { 'find-a-job': findAJob, adzuna, indeed, linkedin } as const

/** The open jobs that the channel takes, as XML. */
export function writeFeed(
  channel: FeedKey,
  jobs: readonly Posted[],
  publisher: Publisher,
  now: Date,
): string {
  const taken = jobs.filter(({ advert }) => listProblems(advert, channel).length === 0)
  return WRITERS[channel](taken, publisher, now)
}
