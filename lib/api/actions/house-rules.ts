'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import {
  type HouseRule,
  type HouseRuleInput,
  houseRuleInputSchema,
} from '@/lib/consultation/house-rules/schema'
import { addHouseRule, deleteHouseRule } from '@/lib/consultation/house-rules/service'
import { id } from '@/lib/fields'

const ownedCompany = async (companyId: string) =>
  await requireOwnedCompany(await requireCaller('houseRules'), parseInput(id, companyId))

/** The house rules of the caller's company, oldest first. */
export async function listRules(companyId: string): Promise<ActionResult<HouseRule[]>> {
  return await runAction(async () => await listHouseRules(await ownedCompany(companyId)))
}

/** Adds a house rule; returns all of them. */
export async function addRule(companyId: string, input: HouseRuleInput): Promise<ActionResult<HouseRule[]>> {
  return await runAction(
    async () => await addHouseRule(await ownedCompany(companyId), parseInput(houseRuleInputSchema, input)),
  )
}

/** Deletes a house rule; returns those that are left. */
export async function deleteRule(companyId: string, ruleId: string): Promise<ActionResult<HouseRule[]>> {
  return await runAction(
    async () => await deleteHouseRule(await ownedCompany(companyId), parseInput(id, ruleId)),
  )
}
