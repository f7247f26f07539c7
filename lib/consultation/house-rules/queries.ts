import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { HouseRule } from './schema'

export const HOUSE_RULES_QUERY = {
  orderBy: { createdAt: 'asc' },
  select: { id: true, kind: true, text: true },
} satisfies Prisma.Company$houseRulesArgs

export async function listHouseRules(companyId: OwnedCompanyId): Promise<HouseRule[]> {
  return await db().houseRule.findMany({ ...HOUSE_RULES_QUERY, where: { companyId } })
}
