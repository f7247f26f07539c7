import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { listApprovers } from '@/lib/specification/queries'
import { openRound } from '@/lib/specification/rounds/service'
import { createDraftSpecification } from '@/tests/support/records'
import { readPdfText } from '@/tests/support/written-files'
import { writeCertificate } from './service'

const approver = (name: string) => ({ name, email: null, personId: null, isBrowser: false, shareId: null })
const APPROVAL = {
  approverName: 'Priya, Sam',
  approvedAt: new Date('2026-11-21T10:00:02Z'),
  termsVersion: '2026-11',
  contentHash: 'a'.repeat(64),
}

async function certify(id: string) {
  const { content } = await db().jobSpecification.findUniqueOrThrow({
    where: { id },
    select: { content: true },
  })
  return await writeCertificate({
    id,
    version: 1,
    content: content as unknown as Parameters<typeof writeCertificate>[0]['content'],
    approval: APPROVAL,
  })
}

it('certifies the approvers of a complete round, and of no other', async () => {
  const { specificationId } = await createDraftSpecification()
  await db().$transaction((tx) =>
    openRound(tx, specificationId, {
      inOrder: false,
      madeBy: 'jo@northmoor.example',
      isProved: true,
      approvers: [approver('Priya'), approver('Sam')],
    }),
  )
  await db().roundApprover.updateMany({
    data: { state: 'approved', decidedName: 'As typed', decidedAt: new Date('2026-11-20T09:00:01Z') },
  })
  expect(await listApprovers(specificationId)).toEqual([])
  expect((await readPdfText((await certify(specificationId)).bytes)).text).toContain('Priya, Sam')
  await db().approvalRound.updateMany({ data: { state: 'complete' } })
  const { text } = await readPdfText((await certify(specificationId)).bytes)
  expect(text.match(/As typed/g)).toHaveLength(2)
  expect(text).toContain('2026-11-20 09:00:01 UTC')
})
