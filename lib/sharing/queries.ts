import 'server-only'
import type { Caller } from '@/lib/auth/caller'
import { hashToken, isToken } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { toEdition } from '@/lib/specification/content'
import { getSpecification, loadSpecification, type SpecificationRecord } from '@/lib/specification/queries'
import type { ShareRole } from './options'
import type { CommentList, LineCommentView, ShareList } from './schema'

const SHARES_MAX = 200

/** Newest first. */
export async function listShares(caller: Caller, specificationId: string): Promise<ShareList> {
  await getSpecification(caller, specificationId)
  const rows = await db().share.findMany({
    where: { jobSpecificationId: specificationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHARES_MAX,
    select: {
      id: true,
      role: true,
      name: true,
      email: true,
      createdAt: true,
      expiresAt: true,
      openedAt: true,
      lastSeenAt: true,
      revokedAt: true,
      declineReason: true,
    },
  })
  return {
    shares: rows.map(({ createdAt, expiresAt, openedAt, lastSeenAt, revokedAt, ...share }) => ({
      ...share,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  }
}

export interface OpenShare {
  id: string
  specificationId: string
  role: ShareRole
  name: string | null
  email: string | null
  madeBy: string
  expiresAt: Date
}

/** Throws the same 404 for a token that is wrong, expired or revoked. */
export async function requireShare(token: string): Promise<OpenShare> {
  if (!isToken(token)) throw notFound()
  const share = await db().share.findFirst({
    where: { tokenHash: hashToken(token), revokedAt: null, expiresAt: { gt: new Date() } },
    select: {
      id: true,
      jobSpecificationId: true,
      role: true,
      name: true,
      email: true,
      madeBy: true,
      expiresAt: true,
    },
  })
  if (!share) throw notFound()
  const { jobSpecificationId: specificationId, ...rest } = share
  return { ...rest, specificationId }
}

/** What the reader of a share may see: the candidate edition, whatever the role. */
export async function loadSharedSpecification({ specificationId }: OpenShare): Promise<SpecificationRecord> {
  const specification = await loadSpecification(specificationId)
  return { ...specification, content: toEdition(specification.content, 'candidate') }
}

export const COMMENT_SELECT = {
  id: true,
  lineId: true,
  lineText: true,
  kind: true,
  text: true,
  authorName: true,
  state: true,
  createdAt: true,
} as const

export const toCommentView = ({
  authorName,
  createdAt,
  ...comment
}: Omit<LineCommentView, 'author' | 'createdAt'> & {
  authorName: string
  createdAt: Date
}): LineCommentView => ({ ...comment, author: authorName, createdAt: createdAt.toISOString() })

/** Oldest first. */
export async function listComments(caller: Caller, specificationId: string): Promise<CommentList> {
  await getSpecification(caller, specificationId)
  const rows = await db().lineComment.findMany({
    where: { jobSpecificationId: specificationId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: COMMENT_SELECT,
  })
  return {
    comments: rows.map(toCommentView),
    unresolved: rows.filter(({ state }) => state === 'open').length,
  }
}

/** What this reader has written, oldest first. */
export async function listOwnComments({ id }: OpenShare): Promise<LineCommentView[]> {
  const rows = await db().lineComment.findMany({
    where: { shareId: id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: COMMENT_SELECT,
  })
  return rows.map(toCommentView)
}
