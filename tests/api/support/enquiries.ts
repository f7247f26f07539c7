import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'

const HASH = '0'.repeat(64)

export async function addRegistrations(
  ...rows: Partial<Prisma.InterestRegistrationCreateManyInput>[]
): Promise<void> {
  await db().interestRegistration.createMany({
    data: rows.map((row, index) => ({
      name: 'Jo Bloggs',
      email: `jo${index}@northmoor.example`,
      userType: 'hiring_manager',
      contentHash: HASH,
      createdAt: new Date(Date.UTC(2026, 2, 1) - index * 60_000),
      ...row,
    })),
  })
}

export async function addContacts(
  ...rows: Partial<Prisma.ContactSalesRequestCreateManyInput>[]
): Promise<void> {
  await db().contactSalesRequest.createMany({
    data: rows.map((row, index) => ({
      name: 'Jo Bloggs',
      email: `jo${index}@northmoor.example`,
      company: 'Northmoor Bridges Ltd',
      contentHash: HASH,
      createdAt: new Date(Date.UTC(2026, 2, 1) - index * 60_000),
      ...row,
    })),
  })
}
