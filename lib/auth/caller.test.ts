import { describe, expect, it } from 'vitest'
import type { CompanyRole } from '@/lib/content/company-roles'
import { db } from '@/lib/db/client'
import { createCompany, createOwner, toCaller } from '@/tests/api/support/seed'
import { type Caller, requireCompany } from './caller'
import type { Need } from './roles'

async function createMember(companyId: string, role: CompanyRole, canApprove = false) {
  const email = `${crypto.randomUUID()}@northmoor.example`
  const { id } = await db().person.create({ data: { email }, select: { id: true } })
  await db().membership.create({ data: { personId: id, companyId, role, canApprove } })
  return (needs: Need): Caller => ({ owner: null, person: { id, email }, needs })
}

describe('requireCompany', () => {
  it('accepts the company of the browser that registered it, for everything', async () => {
    const { owner, companyId } = await createCompany()
    for (const needs of ['viewer', 'editor', 'owner', 'approve'] as const)
      await expect(requireCompany({ ...owner, needs }, companyId)).resolves.toBe(companyId)
  })

  it("throws the same 404 for another owner's company and a missing one", async () => {
    const { companyId } = await createCompany()
    const own = await createCompany()
    const member = await createMember(own.companyId, 'owner')
    for (const stranger of [toCaller(await createOwner()), member('viewer')]) {
      const [foreign, missing] = await Promise.all(
        [companyId, crypto.randomUUID()].map((id) => requireCompany(stranger, id).catch((error) => error)),
      )
      expect(foreign).toMatchObject({ code: 'notFound' })
      expect({ ...foreign, message: foreign.message }).toEqual({ ...missing, message: missing.message })
    }
  })

  it('lets a person do what their role in the company allows, and says so otherwise', async () => {
    const { companyId } = await createCompany()
    const viewer = await createMember(companyId, 'viewer')
    const approver = await createMember(companyId, 'viewer', true)
    await expect(requireCompany(viewer('viewer'), companyId)).resolves.toBe(companyId)
    await expect(requireCompany(approver('approve'), companyId)).resolves.toBe(companyId)
    for (const caller of [viewer('editor'), viewer('approve'), approver('editor'), approver('owner')])
      await expect(requireCompany(caller, companyId)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('takes the browser that registered the company for an owner, whatever the person’s role', async () => {
    const { owner, companyId } = await createCompany()
    const { person } = (await createMember(companyId, 'viewer'))('owner')
    await expect(requireCompany({ ...owner, person, needs: 'owner' }, companyId)).resolves.toBe(companyId)
  })
})
