import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createShareToken } from '@/lib/auth/share-links'
import { hashToken } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { env } from '@/lib/server/env'
import { createDraftSpecification } from '@/tests/support/records'
import { requireShare } from './queries'

const HOUR_MS = 3_600_000

async function createShare(expiresAt = new Date(Date.now() + HOUR_MS), revokedAt: Date | null = null) {
  const { specificationId } = await createDraftSpecification()
  const id = newId()
  const token = createShareToken(id)
  await db().share.create({
    data: {
      id,
      jobSpecificationId: specificationId,
      role: 'approve',
      madeBy: 'jo@northmoor.example',
      tokenHash: hashToken(token),
      expiresAt,
      revokedAt,
    },
  })
  return { id, token }
}

/** As `createShareToken` makes it elsewhere. */
const createForeignToken = (shareId: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', 'a secret of someone else', '', 'share links', 32)))
    .update(shareId)
    .digest('base64url')

it('opens a share by its own token only, and answers all others the same', async () => {
  env.APP_SECRET ??= randomBytes(32).toString('hex')
  const open = await createShare()
  const old = await createShare(new Date(Date.now() - 1000))
  const revoked = await createShare(undefined, new Date())
  expect((await requireShare(open.token)).id).toBe(open.id)
  const refused = [
    old.token,
    revoked.token,
    createForeignToken(open.id),
    createShareToken(newId()),
    hashToken(open.token),
    open.id,
    '',
  ]
  const answers = await Promise.all(
    refused.map((token) =>
      requireShare(token).then(
        () => 'opened',
        ({ code, message }) => `${code} ${message}`,
      ),
    ),
  )
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^notFound /)
})
