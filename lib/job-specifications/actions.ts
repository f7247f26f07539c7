'use server'

import { revalidatePath } from 'next/cache'
import type { z } from 'zod'
import { type OwnerId, requireOwner } from '@/lib/auth/owner'
import { AppError, type ErrorCode } from '@/lib/errors'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { consume } from '@/lib/rate-limit'
import { getSpecification, sourceTexts } from './queries'
import {
  type ApprovalInput,
  approvalInputSchema,
  type LineEdit,
  lineEditSchema,
  type SourceTexts,
  specificationIdSchema,
} from './schema'
import { approveSpecification, editDraftLine, reviseSpecification } from './service'

type Outcome<T> = ({ ok: true } & T) | { ok: false; code: ErrorCode; message: string }

const UNEXPECTED = 'Something went wrong on our side. Nothing was changed: please try again.'
const RATE = { points: 120, seconds: 60, per: 'owner' } as const

/** Scope, limit, parse, do; every error becomes a sentence that may be shown. */
async function act<S extends z.ZodType, T extends object>(
  action: string,
  schema: S,
  input: z.input<S>,
  work: (owner: OwnerId, input: z.output<S>) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    const owner = await requireOwner()
    await consume(`action:${action}`, RATE, owner)
    const parsed = schema.safeParse(input)
    if (!parsed.success)
      return { ok: false, code: 'invalid', message: parsed.error.issues[0]?.message ?? UNEXPECTED }
    return { ok: true, ...(await work(owner, parsed.data)) }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal')
      return { ok: false, code: error.code, message: error.message }
    log.error({ err: error, action }, 'action failed')
    return { ok: false, code: 'internal', message: UNEXPECTED }
  }
}

/** Changes or, with an empty text, removes one line of a draft; answers the draft's new revision. */
export async function editLine(input: LineEdit): Promise<Outcome<{ revision: number }>> {
  return await act('editLine', lineEditSchema, input, async (owner, edit) => {
    const { id, revision } = await editDraftLine(owner, edit)
    revalidatePath(paths.jobSpecification(id))
    return { revision }
  })
}

/** Approves a draft: from then on it is immutable, and its page is the confirmation. */
export async function approve(input: ApprovalInput): Promise<Outcome<object>> {
  return await act('approve', approvalInputSchema, input, async (owner, approval) => {
    const { id } = await approveSpecification(owner, approval)
    revalidatePath(paths.jobSpecification(id))
    return {}
  })
}

/** Makes a new draft version of an approved specification; answers the id of the draft to edit. */
export async function revise(specificationId: string): Promise<Outcome<{ id: string }>> {
  return await act('revise', specificationIdSchema, { specificationId }, async (owner, given) => ({
    id: await reviseSpecification(owner, given.specificationId),
  }))
}

/** The texts that the lines of a specification point at, for screens that show evidence on demand. */
export async function readSources(specificationId: string): Promise<Outcome<{ texts: SourceTexts }>> {
  return await act('readSources', specificationIdSchema, { specificationId }, async (owner, given) => ({
    texts: await sourceTexts(await getSpecification(owner, given.specificationId)),
  }))
}
