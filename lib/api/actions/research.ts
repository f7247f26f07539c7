'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { id } from '@/lib/fields'
import { type ItemDecision, itemDecisionSchema, type Research } from '@/lib/research/schema'
import { decideItem, removeRun } from '@/lib/research/service'

const ownedCompany = async (companyId: string) =>
  await requireOwnedCompany(await requireCaller('research'), parseInput(id, companyId))

/** Accepts, edits or rejects an item of the Company Intelligence card; returns the whole research. */
export async function decideResearchItem(
  companyId: string,
  input: ItemDecision,
): Promise<ActionResult<Research>> {
  return await runAction(
    async () => await decideItem(await ownedCompany(companyId), parseInput(itemDecisionSchema, input)),
  )
}

/** Takes a document, or the website, out of the card; returns what is left. */
export async function forgetResearch(
  companyId: string,
  runId: string,
): Promise<ActionResult<Research | null>> {
  return await runAction(async () => await removeRun(await ownedCompany(companyId), parseInput(id, runId)))
}
