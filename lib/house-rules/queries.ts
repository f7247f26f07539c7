import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import type { HouseRule } from '@/lib/consultations/schema'
import { db } from '@/lib/db'

/** The house rules of a company, oldest first. */
export async function houseRules(companyId: OwnedCompanyId): Promise<HouseRule[]> {
  return await db().houseRule.findMany({
    where: { companyId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, kind: true, text: true },
  })
}
