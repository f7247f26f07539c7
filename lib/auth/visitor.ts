import 'server-only'
import { headers } from 'next/headers'
import { clientAddress } from './address'

/** The address of whoever calls a server action, for counting. */
export async function visitorAddress(): Promise<string> {
  return clientAddress(await headers())
}
