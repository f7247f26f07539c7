import { addDays, ukDay } from '@/lib/advert/days'
import { escapeMarkup, listBlocks, paragraphsOf } from '@/lib/advert/description'
import type { Advert } from '@/lib/advert/schema'
import type { ChannelKey } from './options'

export interface Posted {
  advert: Advert
  reference: string
  url: string
  publishedAt: Date
}

export const FIND_A_JOB_DAYS = 30
const TITLE_MAX = 255
const REED_MIN = 150
const REED_MAX = 6500
const LEAST_CHARACTERS = 100

/** The advert without how to respond, which differs by channel. */
const blocksOf = (advert: Advert) => listBlocks(advert).filter(({ heading }) => heading !== 'How to respond')

export const channelHtml = (advert: Advert): string =>
  blocksOf(advert)
    .map(({ heading, paragraphs, items }) =>
      [
        heading === null ? '' : `<p><strong>${escapeMarkup(heading)}</strong></p>`,
        ...paragraphs.flatMap(paragraphsOf).map((text) => `<p>${escapeMarkup(text)}</p>`),
        items.length === 0
          ? ''
          : `<ul>${items.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`,
      ].join(''),
    )
    .join('')

export const channelText = (advert: Advert): string =>
  blocksOf(advert)
    .map(({ heading, paragraphs, items }) =>
      [...(heading === null ? [] : [heading]), ...paragraphs, ...items.map((text) => `- ${text}`)].join('\n'),
    )
    .join('\n\n')

/** Whole lines up to the limit. */
function cutAtLine(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), 0)).trimEnd() || cut
}

/** To paste. Reed takes no addresses and no more than 6,500 characters. */
export function pasteText({ advert, url, reference }: Posted, channel: ChannelKey): string {
  const agency = `Advertised by ${advert.agency.legalName}. Reference ${reference}.`
  const end = channel === 'reed' ? agency : `${agency}\nRespond at ${url}`
  const limit = channel === 'reed' ? REED_MAX : Number.POSITIVE_INFINITY
  return `${cutAtLine(channelText(advert), limit - end.length - 2)}\n\n${end}`
}

/** Why a channel wouldn't take the advert, each as a sentence. */
export function listProblems(advert: Advert, channel: ChannelKey): string[] {
  const text = channelText(advert)
  const isShort = text.length < LEAST_CHARACTERS
  const employer = advert.employer ? [] : ['It needs the employer’s name, so show the client.']
  const place = advert.place ? [] : ['It needs a place.']
  const short = isShort ? [`It needs at least ${LEAST_CHARACTERS} characters of text.`] : []
  switch (channel) {
    case 'find-a-job':
      return advert.place?.postcode ? [] : ['It needs a postcode.']
    case 'adzuna':
      return [...place, ...short]
    case 'indeed':
      return [...employer, ...place]
    case 'linkedin':
      return [...employer, ...place, ...short]
    case 'reed':
      return [
        ...(text.length < REED_MIN ? [`It needs at least ${REED_MIN} characters of text.`] : []),
        ...(text.length > REED_MAX
          ? [`The text is cut to ${REED_MAX.toLocaleString('en-GB')} characters.`]
          : []),
        ...(advert.title.length > TITLE_MAX ? [`The title is longer than ${TITLE_MAX} characters.`] : []),
      ]
    default:
      return []
  }
}

/** Find a Job shows an advert for 30 days; then it is posted again under a new reference. */
export function findAJobPosting({ advert, publishedAt, reference }: Posted, today: string) {
  const first = ukDay(publishedAt)
  const days = Math.max(0, Math.floor((Date.parse(today) - Date.parse(first)) / 86_400_000))
  const round = Math.floor(days / (FIND_A_JOB_DAYS + 1))
  const postedOn = addDays(first, round * (FIND_A_JOB_DAYS + 1))
  const lastDay = addDays(postedOn, FIND_A_JOB_DAYS)
  const { closesOn } = advert
  const until = closesOn !== null && closesOn < lastDay ? closesOn : lastDay
  return {
    reference: round === 0 ? reference : `${reference}-${round}`,
    until,
    /** Null where it closes before. */
    repostOn: closesOn !== null && closesOn > lastDay ? addDays(lastDay, 1) : null,
  }
}
