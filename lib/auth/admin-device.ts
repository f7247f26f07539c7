import 'server-only'
import { cookies, headers } from 'next/headers'
import { db } from '@/lib/db/client'
import { isHttps } from '@/lib/server/http/client-address'
import { hashToken, isToken, newToken } from './tokens'

const PLAIN_NAME = 'spanwright_admin_device'
const LIFETIME_SECONDS = 400 * 24 * 3600
const DEVICES_MAX = 20

const cookieName = (secure: boolean) => (secure ? `__Host-${PLAIN_NAME}` : PLAIN_NAME)

/** Null if `username` never signed in with this browser. The id does not sign anyone in. */
export async function findKnownDeviceId(username: string): Promise<string | null> {
  const token = (await cookies()).get(cookieName(isHttps(await headers())))?.value
  const device = await db().adminDevice.findFirst({
    where: { tokenHash: hashToken(token && isToken(token) ? token : ''), administrator: { username } },
    select: { id: true },
  })
  return device?.id ?? null
}

export async function rememberDevice(administratorId: string): Promise<void> {
  const secure = isHttps(await headers())
  const jar = await cookies()
  const existing = jar.get(cookieName(secure))?.value
  const { count } = await db().adminDevice.updateMany({
    where: { administratorId, tokenHash: hashToken(existing && isToken(existing) ? existing : '') },
    data: { lastSeenAt: new Date() },
  })
  if (count > 0) return
  const token = newToken()
  await db().adminDevice.create({
    data: { administratorId, tokenHash: hashToken(token) },
    select: { id: true },
  })
  const old = await db().adminDevice.findMany({
    where: { administratorId },
    orderBy: { lastSeenAt: 'desc' },
    skip: DEVICES_MAX,
    select: { id: true },
  })
  await db().adminDevice.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })
  jar.set(cookieName(secure), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: LIFETIME_SECONDS,
  })
}
