'use server'

import { revalidatePath } from 'next/cache'
import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import * as paths from '@/lib/paths'
import { getSpecification, loadSourceTexts } from '@/lib/specification/queries'
import {
  type ApprovalInput,
  approvalInputSchema,
  type LineEdit,
  lineEditSchema,
  type SourceTexts,
  specificationIdSchema,
} from '@/lib/specification/schema'
import { approveSpecification, editDraftLine, reviseSpecification } from '@/lib/specification/service'

/** An empty `text` removes the line. */
export async function editLine(input: LineEdit): Promise<ActionResult<{ revision: number }>> {
  return await runAction(async () => {
    const owner = await requireCaller('editLine')
    const { id, revision } = await editDraftLine(owner, parseInput(lineEditSchema, input))
    revalidatePath(paths.jobSpecification(id))
    return { revision }
  })
}

export async function approve(input: ApprovalInput): Promise<ActionResult<{ id: string }>> {
  return await runAction(async () => {
    const owner = await requireCaller('approve')
    const { id } = await approveSpecification(owner, parseInput(approvalInputSchema, input))
    revalidatePath(paths.jobSpecification(id))
    return { id }
  })
}

export async function revise(specificationId: string): Promise<ActionResult<{ id: string }>> {
  return await runAction(async () => {
    const owner = await requireCaller('revise')
    const input = parseInput(specificationIdSchema, { specificationId })
    return { id: await reviseSpecification(owner, input.specificationId) }
  })
}

export async function readSources(specificationId: string): Promise<ActionResult<SourceTexts>> {
  return await runAction(async () => {
    const owner = await requireCaller('readSources')
    const input = parseInput(specificationIdSchema, { specificationId })
    return await loadSourceTexts(await getSpecification(owner, input.specificationId))
  })
}
