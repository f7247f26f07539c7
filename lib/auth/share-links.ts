import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import * as paths from '@/lib/paths'
import { env } from '@/lib/server/env'

/**
 * 256 bits in base64url, made from the id of the share: emails and their reminders can name the link, and the database holds only its
 * hash. Without APP_SECRET nobody can make one.
 */
export function createShareToken(shareId: string): string {
  if (!env.APP_SECRET) throw new Error('APP_SECRET is not set')
  const key = Buffer.from(hkdfSync('sha256', env.APP_SECRET, '', 'share links', 32))
  return createHmac('sha256', key).update(shareId).digest('base64url')
}

export const sharePathOf = (shareId: string) => paths.shared(createShareToken(shareId))

/** From APP_URL; without it a path, which the browser completes. */
const toUrl = (path: string): string => (env.APP_URL ? new URL(path, env.APP_URL).href : path)

export const shareUrlOf = (shareId: string): string => toUrl(sharePathOf(shareId))

/** The same for the link of an interviewer. */
export const interviewPathOf = (interviewerId: string) => paths.interview(createShareToken(interviewerId))

export const interviewUrlOf = (interviewerId: string): string => toUrl(interviewPathOf(interviewerId))
