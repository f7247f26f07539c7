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

/** Changes or, with an empty text, removes one line of a draft; answers the draft's new revision. */
export async function editLine(input: LineEdit): Promise<ActionResult<{ revision: number }>> {
  return await runAction(async () => {
    const owner = await requireCaller('editLine')
    const { id, revision } = await editDraftLine(owner, parseInput(lineEditSchema, input))
    revalidatePath(paths.jobSpecification(id))
    return { revision }
  })
}

/** Approves a draft: from then on it is immutable, and its page is the confirmation. Answers its id. */
export async function approve(input: ApprovalInput): Promise<ActionResult<{ id: string }>> {
  return await runAction(async () => {
    const owner = await requireCaller('approve')
    const { id } = await approveSpecification(owner, parseInput(approvalInputSchema, input))
    revalidatePath(paths.jobSpecification(id))
    return { id }
  })
}

/** Makes a new draft version of an approved specification; answers the id of the draft to edit. */
export async function revise(specificationId: string): Promise<ActionResult<{ id: string }>> {
  return await runAction(async () => {
    const owner = await requireCaller('revise')
    const given = parseInput(specificationIdSchema, { specificationId })
    return { id: await reviseSpecification(owner, given.specificationId) }
  })
}

/** The texts that the lines of a specification point at, for screens that show evidence on demand. */
export async function readSources(specificationId: string): Promise<ActionResult<SourceTexts>> {
  return await runAction(async () => {
    const owner = await requireCaller('readSources')
    const given = parseInput(specificationIdSchema, { specificationId })
    return await loadSourceTexts(await getSpecification(owner, given.specificationId))
  })
}
