import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { findAJobPosting, listProblems, type Posted, pasteText } from '@/lib/advert/channels/check'
import { writeFeed } from '@/lib/advert/channels/feeds'
import {
  CHANNELS,
  type ChannelKey,
  type ChannelState,
  FEED_KEYS,
  type FeedKey,
} from '@/lib/advert/channels/options'
import { ukDay } from '@/lib/advert/days'
import { hashToken } from '@/lib/auth/tokens'
import { brand } from '@/lib/content/brand'
import { origin } from '@/lib/content/pages'
import { db } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { getPublication, jobUrl, listJobs, referenceOf } from '@/lib/vacancy/publication/queries'
import type { Channel } from './schema'

const toFeed = (key: ChannelKey): FeedKey | undefined => FEED_KEYS.find((feed) => feed === key)

/** What a feed needs from the operator besides its token. */
const SETTINGS: Partial<Record<FeedKey, { name: string; isSet: boolean }>> = {
  'find-a-job': { name: 'FIND_A_JOB_CATEGORY', isSet: env.FIND_A_JOB_CATEGORY !== undefined },
  linkedin: { name: 'LINKEDIN_COMPANY_ID', isSet: env.LINKEDIN_COMPANY_ID !== undefined },
}

/** The variables without which there is no feed. Addresses in it are absolute. */
const listMissingSettings = (feed: FeedKey): string[] => [
  ...(origin === undefined ? ['APP_URL'] : []),
  ...(env.FEED_TOKENS[feed] === undefined ? ['FEED_TOKENS'] : []),
  ...(SETTINGS[feed]?.isSet === false ? [SETTINGS[feed].name] : []),
]

function stateOf(key: ChannelKey, isOpen: boolean, problems: readonly string[]): ChannelState {
  if (!isOpen) return 'unpublished'
  if (key === 'page') return 'live'
  if (key === 'google') return origin === undefined ? 'off' : 'crawled'
  const feed = toFeed(key)
  if (!feed) return 'paste'
  if (problems.length > 0) return 'blocked'
  return listMissingSettings(feed).length === 0 ? 'inFeed' : 'off'
}

/** What is live where, for one vacancy. Throws 404 for an unknown one. */
export async function listChannels(vacancyId: string, now = new Date()): Promise<Channel[]> {
  const { publication, advert } = await getPublication(vacancyId, {}, now)
  const openedAfter = publication && (await readOpeningMinutes(vacancyId))
  const isOpen = publication?.state === 'open'
  const posted: Posted | null =
    publication && advert
      ? {
          advert,
          reference: referenceOf(publication.slug),
          url: jobUrl(publication.slug),
          publishedAt: new Date(publication.publishedAt),
        }
      : null
  return CHANNELS.map(({ key, label, terms }): Channel => {
    const problems = advert ? listProblems(advert, key) : []
    const findAJob = posted && key === 'find-a-job' ? findAJobPosting(posted, ukDay(now)) : null
    const feed = toFeed(key)
    const isPasted = !feed && key !== 'page' && key !== 'google'
    return {
      key,
      label,
      terms,
      settings: feed
        ? listMissingSettings(feed)
        : key === 'google' && origin === undefined
          ? ['APP_URL']
          : [],
      problems,
      state: stateOf(key, isOpen, problems),
      reference: findAJob?.reference ?? posted?.reference ?? null,
      until: findAJob?.until ?? (isOpen ? (advert?.closesOn ?? null) : null),
      openedAfter: key === 'page' ? openedAfter : null,
      repostOn: findAJob?.repostOn ?? null,
      text: posted && isPasted ? pasteText(posted, key) : null,
    }
  })
}

/** Of the page as it was last opened; null where it was open before the approval it rests on. */
async function readOpeningMinutes(vacancyId: string): Promise<number | null> {
  const publication = await db().publication.findUnique({
    where: { vacancyId },
    select: { approvalId: true, publishedAt: true },
  })
  const approval =
    publication &&
    (await db().approval.findUnique({
      where: { id: publication.approvalId },
      select: { approvedAt: true },
    }))
  if (!publication || !approval) return null
  const minutes = Math.floor((publication.publishedAt.getTime() - approval.approvedAt.getTime()) / 60_000)
  return minutes < 0 ? null : minutes
}

const isSameToken = (token: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hashToken(expected)))

/** Null for a wrong token, and while the feed is switched off. */
export async function readFeed(feed: FeedKey, token: string, now = new Date()): Promise<string | null> {
  const expected = env.FEED_TOKENS[feed]
  if (origin === undefined || expected === undefined || !isSameToken(token, expected)) return null
  if (listMissingSettings(feed).length > 0) return null
  const publisher = {
    name: brand.legalName,
    url: origin,
    email: brand.salesEmail,
    findAJobCategory: env.FIND_A_JOB_CATEGORY,
    linkedinCompanyId: env.LINKEDIN_COMPANY_ID,
  }
  return writeFeed(feed, await listJobs(undefined, now), publisher, now)
}
