import 'server-only'
import { consumeRateLimit, RateLimitedError } from '@/lib/auth/rate-limiter'
import { AppError } from '@/lib/errors'
import * as paths from '@/lib/paths'
import { reserveAddressBytes } from '@/lib/quotas/storage/service'
import { type OpenShare, requireShare } from '@/lib/sharing/queries'
import { type NewComment, newCommentSchema } from '@/lib/sharing/schema'
import { addComment } from '@/lib/sharing/service'
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

type SharedCall = Extract<CallKey, `POST /api/shared/${string}`>

/** Counts with the call. What went wrong is said on the page. */
export const defineShareForm = (call: SharedCall, handle: (form: SentForm) => Promise<paths.SharedNotice>) =>
  defineForm(async (form) => {
    const token = form.read('token')
    try {
      await consumeRateLimit(call, RATE_LIMITS[call].rate, form.address)
      return paths.sharedWith(token, await handle(form))
    } catch (error) {
      if (error instanceof RateLimitedError) return paths.sharedWith(token, 'limit')
      if (error instanceof AppError && error.code === 'conflict') return paths.sharedWith(token, 'changed')
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
