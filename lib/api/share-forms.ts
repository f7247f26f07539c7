import 'server-only'
import { consumeRateLimit, RateLimitedError } from '@/lib/auth/rate-limiter'
import { AppError } from '@/lib/errors'
import * as paths from '@/lib/paths'
import { reserveAddressBytes } from '@/lib/quotas/storage/service'
import { type OpenShare, requireShare } from '@/lib/sharing/queries'
import { type Decline, declineSchema } from '@/lib/sharing/rounds/schema'
import { approveShared, declineShared } from '@/lib/sharing/rounds/service'
import { type NewComment, newCommentSchema } from '@/lib/sharing/schema'
import { addComment } from '@/lib/sharing/service'
import { toApprovalResponse } from '@/lib/specification/approval-response'
import { type ApprovalRequest, approvalRequestSchema } from '@/lib/specification/schema'
import type { CallKey } from './contract'
import { defineForm, type SentForm } from './form-route'
import { RATE_LIMITS, SHARE_RATE } from './rate-limits'

/** Counts by link; the caller counts by address. */
export async function requireShareToAnswer(token: string): Promise<OpenShare> {
  const share = await requireShare(token)
  await consumeRateLimit('shareAnswers', SHARE_RATE, share.id)
  return share
}

export const commentOnShare = async (token: string, comment: NewComment) =>
  await addComment(await requireShareToAnswer(token), comment)

export const approveByShare = async (token: string, request: ApprovalRequest) =>
  toApprovalResponse(await approveShared(await requireShareToAnswer(token), request))

export const declineByShare = async (token: string, decline: Decline) =>
  await declineShared(await requireShareToAnswer(token), decline)

type SharedCall = Extract<CallKey, `POST /api/shared/${string}`>

/** The draft lacks what every vacancy needs: its fields are named, apart from `revision`. */
const isAboutMissing = ({ fields }: AppError) => fields.some(({ field }) => field !== 'revision')

/** Counts with the call. What went wrong is said on the page. */
export const defineShareForm = (call: SharedCall, handle: (form: SentForm) => Promise<paths.SharedNotice>) =>
  defineForm(async (form) => {
    const token = form.read('token')
    try {
      await consumeRateLimit(call, RATE_LIMITS[call].rate, form.address)
      return paths.sharedWith(token, await handle(form))
    } catch (error) {
      if (error instanceof RateLimitedError) return paths.sharedWith(token, 'limit')
      if (error instanceof AppError && error.code === 'conflict')
        return paths.sharedWith(token, isAboutMissing(error) ? 'notReady' : 'changed')
      throw error
    }
  })

export const commentForm = defineShareForm('POST /api/shared/{token}/comments', async ({ read, address }) => {
  const comment = newCommentSchema.safeParse({
    lineId: read('line'),
    kind: read('kind'),
    text: read('text'),
    name: read('name'),
  })
  if (!comment.success) return 'invalid'
  await reserveAddressBytes(address, 'text', comment.data.text)
  await commentOnShare(read('token'), comment.data)
  return comment.data.kind === 'comment' ? 'commented' : 'suggested'
})

export const approveForm = defineShareForm('POST /api/shared/{token}/approval', async ({ read }) => {
  const request = approvalRequestSchema.safeParse({
    name: read('name'),
    acceptTerms: read('acceptTerms') === 'on',
    revision: Number(read('revision')),
  })
  if (!request.success) return 'invalid'
  await approveByShare(read('token'), request.data)
  return 'approved'
})

export const declineForm = defineShareForm('POST /api/shared/{token}/decline', async ({ read }) => {
  const decline = declineSchema.safeParse({ name: read('name'), reason: read('reason') })
  if (!decline.success) return 'invalid'
  await declineByShare(read('token'), decline.data)
  return 'declined'
})
