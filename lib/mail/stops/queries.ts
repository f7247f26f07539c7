import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/db/client'
import { emailPreferences } from '@/lib/paths'
import { env } from '@/lib/server/env'
import { createStopToken, readStopToken } from './token'

/** `npm start` and `startServer` see to it that there is one. */
function readSecret(): string {
  if (!env.APP_SECRET) throw new Error('APP_SECRET is not set')
  return env.APP_SECRET
}

/** For storage: the list of these addresses can't be read. */
export const hashAddress = (address: string) =>
  createHash('sha256').update(address.toLowerCase()).digest('hex')

/** The address that a link names, or null. */
export const readStopAddress = (token: string): string | null => readStopToken(token, readSecret())

/** Shows a page to a browser; one click in a mail program acts at once. Null while the product doesn't know its own address. */
export const stopUrlFor = (address: string): string | null =>
  env.APP_URL
    ? new URL(`/email-stops?token=${createStopToken(address, readSecret())}`, env.APP_URL).href
    : null

/** The page that `stopUrlFor` leads to. */
export const preferencesPathFor = (address: string) =>
  emailPreferences(createStopToken(address, readSecret()))

export async function isMailStopped(address: string): Promise<boolean> {
  return (await db().mailStop.count({ where: { addressHash: hashAddress(address) } })) > 0
}
