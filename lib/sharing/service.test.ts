import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { env } from '@/lib/server/env'
import { getSpecification } from '@/lib/specification/queries'
import { approveSpecification } from '@/lib/specification/service'
import { createDraftSpecification } from '@/tests/support/records'
import { requireShare } from './queries'
import { approveShared, startRound } from './rounds/service'
import { addComment, createShare, settleComment } from './service'

const APPROVAL = { name: 'Jo Bloggs', acceptTerms: true as const }

beforeAll(() => {
  env.APP_SECRET ??= randomBytes(32).toString('hex')
})

const openShare = (url: string) => requireShare(url.split('/').at(-1) ?? '')

/** Of those that succeeded; the others must be conflicts. */
function countOf(results: PromiseSettledResult<unknown>[]) {
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' })
  return results.filter(({ status }) => status === 'fulfilled').length
}

it('accepts a suggestion once, even twice at once', async () => {
  const { owner, specificationId } = await createDraftSpecification()
  const { url } = await createShare(owner, specificationId, { role: 'comment', name: 'Priya' })
  const share = await openShare(url)
  const { id } = await addComment(share, {
    lineId: 'line-0',
    kind: 'suggestion',
    text: 'Tekla or Revit',
    name: 'Priya',
  })
  const accept = () => settleComment(owner, specificationId, id, { state: 'accepted' })
  expect(countOf(await Promise.allSettled([accept(), accept()]))).toBe(1)
  const { revision, content } = await getSpecification(owner, specificationId)
  expect(revision).toBe(1)
  expect(content.lines[0]?.text).toBe('Tekla or Revit')
})

it('records one approval of each of two who approve at once, and completes the round', async () => {
  const { owner, specificationId } = await createDraftSpecification()
  const { links } = await startRound(owner, specificationId, {
    inOrder: false,
    approvers: [{ kind: 'me' }, { kind: 'link', name: 'Priya Shah' }],
  })
  const share = await openShare(links[0]?.url ?? '')
  const results = await Promise.allSettled([
    approveSpecification(owner, specificationId, APPROVAL),
    approveShared(share, APPROVAL),
    approveSpecification(owner, specificationId, APPROVAL),
    approveShared(share, APPROVAL),
  ])
  expect(countOf(results)).toBe(2)
  const waiting = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.waitingFor.length] : [],
  )
  expect(waiting.sort()).toEqual([0, 1])
  expect((await getSpecification(owner, specificationId)).status).toBe('approved')
})
