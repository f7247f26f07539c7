import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/audit/schema'
import {
  countContracts,
  countRows,
  erasePersonalData,
  exportPersonalData,
  recordPersonAudit,
} from '@/lib/db/personal-data.mjs'
import type { Query } from '@/lib/db/retention.mjs'
import { inTransaction } from '@/lib/db/transaction'
import { AppError } from '@/lib/errors'
import type { ErasedPerson, erasureSchema, exportedPersonSchema, HeldData } from './schema'

const byWhom = ({ name, address, requestId }: Actor) => ({ actor: name, address, requestId })

async function readPerson(query: Query, email: string) {
  const data = await exportPersonalData(query, email)
  if (Object.keys(data).length === 0) throw new AppError('notFound', 'Nothing is stored under this address.')
  return data
}

/** Throws 404 where nothing is stored. `email` is in lower case, here and below. */
export const findPerson = (email: string): Promise<HeldData> =>
  inTransaction(async (query) => ({
    counts: countRows(await readPerson(query, email)),
    approvals: await countContracts(query, email),
  }))

/** All that is stored about one person, by table. Throws 404 where nothing is. */
export const exportPerson = (email: string, actor: Actor): Promise<z.infer<typeof exportedPersonSchema>> =>
  inTransaction(async (query) => {
    const data = await readPerson(query, email)
    const reference = await recordPersonAudit(query, 'person.exported', countRows(data), byWhom(actor))
    return { email, exportedAt: new Date().toISOString(), reference, data }
  })

/**
 * Throws 404 where nothing is stored, and `invalid` where the address was not typed twice alike or nothing was said about approved work.
 */
export async function erasePerson(
  { email, confirmation, contracts }: z.infer<typeof erasureSchema>,
  actor: Actor,
): Promise<ErasedPerson> {
  if (confirmation !== email) throw invalidField('confirmation', 'Type the same address again to confirm')
  return await inTransaction(async (query) => {
    await readPerson(query, email)
    if (!contracts && (await countContracts(query, email)) > 0)
      throw invalidField('contracts', 'Choose what happens to approved specifications')
    const counts = await erasePersonalData(query, email, contracts ?? undefined)
    return { counts, reference: await recordPersonAudit(query, 'person.erased', counts, byWhom(actor)) }
  })
}

const invalidField = (field: string, message: string) =>
  new AppError('invalid', message, { fields: [{ field, message }] })
