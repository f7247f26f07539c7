import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { HouseRule } from './schema'

/** The rows by which a query of a company sees its house rules, oldest first. */
export const HOUSE_RULES = {
  orderBy: { createdAt: 'asc' },
  select: { id: true, kind: true, text: true },
} satisfies Prisma.Company$houseRulesArgs

/** The house rules of a company, oldest first. */
export async function houseRules(companyId: OwnedCompanyId): Promise<HouseRule[]> {
  return await db().houseRule.findMany({ ...HOUSE_RULES, where: { companyId } })
}
