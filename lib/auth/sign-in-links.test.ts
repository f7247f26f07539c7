import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { createDraftSpecification } from '@/tests/support/records'
import { createSignInPath, findSignInTarget, takeSignInLink } from './sign-in-links'

const EMAIL = 'jo@northmoor.example'

async function invite(email = EMAIL) {
  const { specificationId } = await createDraftSpecification()
  const { companyId, company } = await db().jobSpecification.findUniqueOrThrow({
    where: { id: specificationId },
    select: { companyId: true, company: { select: { name: true } } },
  })
  const expiresAt = new Date(Date.now() + 3_600_000)
  const { id } = await db().invitation.create({ data: { companyId, email, role: 'owner', expiresAt } })
  return { id, company: company.name }
}

const tokenOf = (path: string) => new URL(path, 'http://hiring.example').searchParams.get('token') ?? ''
const create = async (invitationId: string | null = null) =>
  tokenOf(await createSignInPath(EMAIL, invitationId))
const take = (token: string) => db().$transaction((tx) => takeSignInLink(tx, token))

it('signs in once, and uses up every other link of its address', async () => {
  const [first, second] = [await create(), await create()]
  expect(await findSignInTarget(first)).toEqual({ email: EMAIL, company: null })
  expect(await take(first)).toEqual({ email: EMAIL, invitationId: null })
  expect([await take(first), await take(second), await findSignInTarget(second)]).toEqual([null, null, null])
})

it('signs one browser in when it is used twice at once', async () => {
  const token = await create()
  const taken = await Promise.all([take(token), take(token)])
  expect(taken.filter((target) => target !== null)).toEqual([{ email: EMAIL, invitationId: null }])
})

it('names the company of an invitation, and ends with it', async () => {
  const { id, company } = await invite()
  const token = await create(id)
  expect(await findSignInTarget(token)).toEqual({ email: EMAIL, company })
  await db().invitation.delete({ where: { id } })
  expect(await findSignInTarget(token)).toBeNull()
  expect(await take(token)).toBeNull()
})

it('accepts no invitation that has gone or is someone else’s', async () => {
  const { id } = await invite('priya@northmoor.example')
  for (const invitationId of [id, newId()])
    expect(await take(await create(invitationId))).toEqual({ email: EMAIL, invitationId: null })
})
