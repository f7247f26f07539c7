import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { createDraftSpecification } from '@/tests/support/records'
import { REMINDERS_MAX } from './options'
import { openRound, remindApprovers } from './service'

const DAY_MS = 24 * 3600 * 1000

async function startRound(inOrder: boolean) {
  const { specificationId } = await createDraftSpecification()
  const approver = { personId: null, isBrowser: false, shareId: null }
  await db().$transaction((tx) =>
    openRound(tx, specificationId, {
      inOrder,
      madeBy: 'jo@northmoor.example',
      isProved: true,
      approvers: [
        { ...approver, name: 'Priya', email: 'priya@northmoor.example' },
        { ...approver, name: 'Sam', email: 'sam@northmoor.example' },
        { ...approver, name: 'Kim', email: null },
      ],
    }),
  )
  return specificationId
}

/** As if everyone had been asked `days` earlier. */
const setAsked = (days: number) =>
  db().roundApprover.updateMany({
    where: { askedAt: { not: null } },
    data: { askedAt: new Date(Date.now() - days * DAY_MS - 1000) },
  })

const listReminders = async () =>
  (await db().mailMessage.findMany({ where: { kind: 'approvalReminder' }, orderBy: { id: 'asc' } })).map(
    ({ recipient }) => recipient,
  )

it('reminds after two days, every two days, four times at most, and only once when two processes do it', async () => {
  await startRound(true)
  const sent: number[] = []
  for (let day = 1; day <= 14; day++) {
    await setAsked(day)
    const counts = await Promise.all([remindApprovers(), remindApprovers()])
    sent.push(counts[0] + counts[1])
  }
  expect(sent).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
  expect(await listReminders()).toEqual(Array(REMINDERS_MAX).fill('priya@northmoor.example'))
})

it('reminds everyone who was asked at once, and nobody once the round has ended', async () => {
  const jobSpecificationId = await startRound(false)
  await setAsked(2)
  expect(await remindApprovers()).toBe(2)
  await db().approvalRound.updateMany({ where: { jobSpecificationId }, data: { state: 'voided' } })
  await setAsked(4)
  expect(await remindApprovers()).toBe(0)
  expect(await listReminders()).toEqual(['priya@northmoor.example', 'sam@northmoor.example'])
})
