import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { listLinesToRewrite, toEdition } from '@/lib/specification/content'
import { isPlainlyUnlawful } from '@/lib/specification/law'
import type { SpecificationContent } from '@/lib/specification/schema'
import { findClientWord, maskClient } from './client-name'
import { listBlocks } from './description'
import type { PreflightItem } from './preflight-schema'
import { saysContract } from './read-details'
import type { Advert } from './schema'
import { RULES } from './sources'
import { findTitleFault } from './title'

interface Candidate {
  content: SpecificationContent
  advert: Advert
  showClient: boolean
  hasApproval: boolean
  /** "2026-12-20", in UK time. */
  today: string
}

/** From this day on nobody would believe the advert. */
const MAX_DAYS = 365
const FIND_A_JOB_DAYS = 30
const LEAST_CHARACTERS = 100

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** An item of its rule: `red` or `amber` with what is wrong, or `met`. */
type Verdict = ['red' | 'amber', string] | string

const CHECKS: readonly {
  key: string
  rule: keyof typeof RULES
  check: (candidate: Candidate) => Verdict | null
}[] = [
  {
    key: 'authority',
    rule: 'authority',
    check: ({ hasApproval }) =>
      hasApproval
        ? 'The client approved this specification.'
        : ['red', 'The client hasn’t approved a specification yet.'],
  },
  {
    key: 'agencyName',
    rule: 'agencyName',
    check: ({ advert: { agency } }) =>
      agency.legalName.trim() === ''
        ? ['red', 'The agency’s full name isn’t set (BRAND_LEGAL_NAME).']
        : `The advert names ${agency.legalName}.`,
  },
  {
    key: 'permanence',
    rule: 'permanence',
    check: ({ advert }) => {
      const text = detailOf(advert, 'contractType')
      if (!saysContract(text))
        return ['red', 'The advert doesn’t say whether the job is temporary or permanent.']
      return advert.contract === null
        ? ['amber', `“${text}” names more than one kind of contract, so channels get none.`]
        : `Contract: ${text}`
    },
  },
  { key: 'place', rule: 'google', check: checkPlace },
  {
    key: 'work',
    rule: 'payDetails',
    check: ({ advert: { sections, summary } }) =>
      summary.length > 0 || sections.some(({ key }) => key === 'responsibilities' || key === 'firstYear')
        ? 'The advert says what the work is.'
        : ['red', 'The advert doesn’t say what the work is.'],
  },
  {
    key: 'qualification',
    rule: 'payDetails',
    check: ({ advert: { pay, sections } }) => {
      if (!pay) return null
      return sections.some(({ key }) => key === 'experience' || key === 'technical')
        ? 'The advert says what experience or qualifications the pay is for.'
        : [
            'red',
            'The advert gives pay but not the experience, training or qualifications needed for it. If none are needed, say so in the specification.',
          ]
    },
  },
  { key: 'closesOn', rule: 'google', check: checkClosing },
  {
    key: 'title',
    rule: 'google',
    check: ({ advert, content }) => {
      const fault = findTitleFault(advert.title, advert, content.companyName)
      if (fault) return ['red', fault]
      return advert.title === content.jobTitle.trim()
        ? 'The title is only the name of the job.'
        : ['amber', `The advert tidies the title to “${advert.title}”.`]
    },
  },
  { key: 'lawful', rule: 'equality', check: checkLawful },
  {
    key: 'pay',
    rule: 'practice',
    check: ({ advert: { pay } }) => {
      if (!pay) return ['amber', 'The advert doesn’t give the pay.']
      if (pay.figures && (pay.figures.min === null || pay.figures.max === null))
        return ['amber', `“${pay.text}” has only one limit, so Google gets no pay.`]
      if (pay.figures) return `Pay: ${pay.text}`
      return /competitive|attractive|excellent|market rate/i.test(pay.text)
        ? ['amber', `“${pay.text}” tells candidates nothing. Channels get no pay.`]
        : ['amber', `We couldn’t read figures in “${pay.text}”, so channels get no pay.`]
    },
  },
  { key: 'remote', rule: 'google', check: checkRemote },
  {
    key: 'time',
    rule: 'practice',
    check: ({ advert: { time } }) =>
      time === null ? ['amber', 'The advert doesn’t say whether the job is full-time or part-time.'] : null,
  },
  { key: 'client', rule: 'privacy', check: checkClient },
  {
    key: 'leftOut',
    rule: 'practice',
    check: ({ content }) => {
      const count = listLinesToRewrite(content).length
      if (count === 0) return null
      const lines = count === 1 ? '1 line is' : `${count} lines are`
      return ['amber', `${lines} left out, because candidates couldn’t read them as they are.`]
    },
  },
  {
    key: 'length',
    rule: 'practice',
    check: ({ advert }) =>
      advertText(advert).length < LEAST_CHARACTERS
        ? ['amber', `The text is shorter than ${LEAST_CHARACTERS} characters. Adzuna and LinkedIn refuse it.`]
        : null,
  },
]

const detailOf = ({ details }: Advert, key: string) =>
  details.find((detail) => detail.key === key)?.text ?? ''

/** What the specification says, without what every advert ends with. */
const advertText = (advert: Advert) =>
  listBlocks(advert)
    .filter(({ heading }) => heading !== 'How to respond')
    .flatMap(({ paragraphs, items }) => [...paragraphs, ...items])
    .join('\n')

function checkPlace({ advert: { place, workPattern } }: Candidate): Verdict {
  if (!place)
    return workPattern === 'remote'
      ? 'The job is always remote, for people in the UK.'
      : ['red', 'The advert doesn’t say where the job is.']
  return place.isTownRead
    ? `Place: ${[place.town, place.postcode].filter(Boolean).join(', ')}`
    : ['amber', `We couldn’t read a town in “${place.text}”. Enter it below.`]
}

function checkClosing({ advert: { closesOn }, today }: Candidate): Verdict {
  if (closesOn === null) return ['red', 'The advert has no closing date.']
  const days = daysBetween(today, closesOn)
  if (days < 0) return ['red', 'The closing date is in the past.']
  if (days > MAX_DAYS) return ['red', 'The closing date is more than a year away.']
  return days > FIND_A_JOB_DAYS
    ? ['amber', `Find a Job shows an advert for at most ${FIND_A_JOB_DAYS} days.`]
    : 'The closing date is within 30 days.'
}

function checkLawful({ advert, content }: Candidate): Verdict {
  const texts = [advert.title, advertText(advert)]
  if (texts.some(isPlainlyUnlawful))
    return [
      'red',
      'The advert has words that could exclude people unlawfully. Change them in the specification.',
    ]
  const unsure = texts.flatMap((text) => findUnlawful(text).map(({ start, end }) => text.slice(start, end)))
  if (unsure[0])
    return [
      'amber',
      `“${unsure[0]}” could exclude people unlawfully. If the job needs it, say why in the advert.`,
    ]
  const hidden = content.lines.some(
    ({ audience, text }) => audience === 'candidate' && isPlainlyUnlawful(text),
  )
  return hidden
    ? ['amber', 'A line is left out, because it could exclude people unlawfully.']
    : 'The check for unlawful words found nothing.'
}

function checkRemote({ advert }: Candidate): Verdict | null {
  const said = `${detailOf(advert, 'location')} ${detailOf(advert, 'workPattern')}`
  if (!/\bremote|\bfrom home\b|home[- ]based/i.test(said)) return null
  return advert.workPattern === 'remote'
    ? 'The job is marked as remote.'
    : ['amber', 'The job isn’t always remote, so channels don’t mark it as remote.']
}

function checkClient({ showClient, content, advert }: Candidate): Verdict {
  if (showClient) return `The advert names ${content.companyName}.`
  const text = `${advert.title}\n${advertText(advert)}`
  const word = findClientWord(text, content.companyName, advert.place?.text ?? '')
  if (word)
    return ['red', `The text says “${word}”, which names the client. Change the line, or show the client.`]
  const isMasked = toEdition(content, 'candidate').lines.some(
    (line) => maskClient(line.text, content.companyName) !== line.text,
  )
  return isMasked
    ? ['amber', 'The text names the client. The advert says “the company” instead. Read how that sounds.']
    : 'The text doesn’t name the client.'
}

/** Everything that was checked, in a fixed order. Pure. */
export function checkAdvert(candidate: Candidate): PreflightItem[] {
  return CHECKS.flatMap(({ key, rule, check }): PreflightItem[] => {
    const verdict = check(candidate)
    if (verdict === null) return []
    const [level, message] = typeof verdict === 'string' ? (['met', verdict] as const) : verdict
    return [{ key, level, message, ...RULES[rule] }]
  })
}

export const isPublishable = (items: readonly PreflightItem[]): boolean =>
  items.every(({ level }) => level !== 'red')
