import 'server-only'
import { db } from '@/lib/db/client'
import { hashAddress } from './queries'

/** From now on the address gets only necessary emails. Twice is the same as once. */
export async function stopMail(address: string): Promise<void> {
  const data = [{ addressHash: hashAddress(address) }]
  await db().mailStop.createMany({ data, skipDuplicates: true })
}

export async function allowMail(address: string): Promise<void> {
  await db().mailStop.deleteMany({ where: { addressHash: hashAddress(address) } })
}
