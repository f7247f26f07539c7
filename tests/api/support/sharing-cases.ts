import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import { draftSecond, type Owned, type ReadCall } from './owned'

const text = expect.any(String)
const list = expect.any(Array)
const number = expect.any(Number)
const COMMENT = { kind: 'comment', text: 'Is this still true?', name: 'Priya Shah' }

const SHARES = 'POST /api/job-specifications/{id}/shares'

/** The token in the address of a link. */
export const tokenIn = (url: string) => /\/shared\/([\w-]{43})$/.exec(url)?.[1] ?? ''

async function shareSecond(read: ReadCall, owned: Owned) {
  const draft = await draftSecond(read, owned)
  const { share } = await read(SHARES, {
    params: { id: draft.specificationId },
    body: { role: 'comment', name: 'Priya Shah' },
  })
  return { ...draft, shareId: share.id, shareToken: tokenIn(share.url) }
}

async function commentOnSecond(read: ReadCall, owned: Owned) {
  const shared = await shareSecond(read, owned)
  const { comment } = await read('POST /api/shared/{token}/comments', {
    params: { token: shared.shareToken },
    body: { ...COMMENT, lineId: shared.lineId },
  })
  return { ...shared, commentId: comment.id }
}

async function shareToApprove(read: ReadCall, owned: Owned) {
  const draft = await draftSecond(read, owned)
  const { share } = await read(SHARES, {
    params: { id: draft.specificationId },
    body: { role: 'approve', name: 'Priya Shah' },
  })
  return { ...draft, shareId: share.id, shareToken: tokenIn(share.url) }
}

async function askSecond(read: ReadCall, owned: Owned) {
  const draft = await draftSecond(read, owned)
  await read('POST /api/job-specifications/{id}/approval-round', {
    params: { id: draft.specificationId },
    body: { inOrder: true, approvers: [{ kind: 'me' }, { kind: 'link', name: 'Priya Shah' }] },
  })
  return draft
}

const DECLINE = { name: 'Priya Shah', reason: 'The pay is above our budget.' }

const specificationParams = ({ specificationId }: Owned) => ({ id: specificationId })

export const SHARING_CASES = {
  'GET /api/job-specifications/{id}/shares': {
    prepare: shareSecond,
    params: specificationParams,
    status: 200,
    reads: { 'shares[0].role': 'comment', 'shares[0].name': 'Priya Shah', 'shares[0].openedAt': null },
  },
  'POST /api/job-specifications/{id}/shares': {
    prepare: draftSecond,
    params: specificationParams,
    body: () => ({ role: 'view', name: 'Priya Shah', email: 'priya@northmoor.example' }),
    status: 201,
    reads: {
      'share.id': text,
      'share.url': expect.stringMatching(/\/shared\/[\w-]{43}$/),
      'share.expiresAt': text,
    },
    optional: ['name', 'email'],
    nullable: ['name', 'email'],
  },
  'DELETE /api/job-specifications/{id}/shares/{shareId}': {
    prepare: shareSecond,
    params: ({ specificationId, shareId }) => ({ id: specificationId, shareId }),
    status: 204,
    reads: {},
  },
  'GET /api/job-specifications/{id}/comments': {
    prepare: commentOnSecond,
    params: specificationParams,
    status: 200,
    reads: { comments: list, unresolved: number },
  },
  'PUT /api/job-specifications/{id}/comments/{commentId}': {
    prepare: commentOnSecond,
    params: ({ specificationId, commentId }) => ({ id: specificationId, commentId }),
    body: () => ({ state: 'resolved' }),
    status: 200,
    reads: { comments: list, unresolved: number },
    optional: ['revision'],
    nullable: ['revision'],
  },
  'POST /api/shared/{token}/comments': {
    prepare: shareSecond,
    params: ({ shareToken }) => ({ token: shareToken }),
    body: ({ lineId }) => ({ ...COMMENT, lineId }),
    status: 201,
    reads: { 'comment.author': 'Priya Shah', 'comment.state': 'open' },
  },
  'GET /api/job-specifications/{id}/approval-round': {
    prepare: askSecond,
    params: specificationParams,
    status: 200,
    reads: { 'round.state': 'open', 'round.approvers[1].name': 'Priya Shah' },
  },
  'POST /api/job-specifications/{id}/approval-round': {
    prepare: draftSecond,
    params: specificationParams,
    body: () => ({ inOrder: true, approvers: [{ kind: 'link', name: 'Priya Shah', email: null }] }),
    status: 201,
    reads: { 'round.state': 'open', 'links[0].name': 'Priya Shah' },
    nullable: ['approvers.0.email'],
  },
  'DELETE /api/job-specifications/{id}/approval-round': {
    prepare: askSecond,
    params: specificationParams,
    status: 204,
    reads: {},
  },
  'POST /api/job-specifications/{id}/decline': {
    prepare: draftSecond,
    params: specificationParams,
    body: () => ({ ...DECLINE }),
    // Nobody was asked: rounds.spec.ts has those who were.
    status: 409,
    reads: { title: 'Conflict', detail: text },
  },
  'POST /api/shared/{token}/approval': {
    prepare: shareToApprove,
    params: ({ shareToken }) => ({ token: shareToken }),
    body: () => ({ name: 'Priya Shah', acceptTerms: true }),
    status: 201,
    reads: { 'approval.name': 'Priya Shah', complete: true, waitingFor: [] },
    optional: ['revision', 'confirmations'],
    nullable: ['revision', 'confirmations'],
  },
  'POST /api/shared/{token}/decline': {
    prepare: shareToApprove,
    params: ({ shareToken }) => ({ token: shareToken }),
    body: () => ({ ...DECLINE }),
    status: 201,
    reads: { 'declined.name': 'Priya Shah', 'declined.reason': text },
  },
} satisfies Record<string, CallCase>
