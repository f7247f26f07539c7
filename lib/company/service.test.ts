import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { createCompany, createOwner, createSession, REGISTRATION } from '@/tests/api/support/seed'
import { getCompany, getCompanyWithResearch, listOnboardingStates } from './queries'
import { registerCompany, requireBusinessEmail, updateCompany } from './service'

const DETAILS = { industry: 'technology', size: '500+', description: 'Designs and repairs bridges.' } as const

describe('registerCompany', () => {
  it('registers a second company for a known email address without touching the first', async () => {
    const first = await createCompany()
    const second = await registerCompany(await createOwner(), { ...REGISTRATION, name: 'Somebody Else' })
    expect(second.id).not.toBe(first.companyId)
    expect((await getCompany(first.companyId)).name).toBe(REGISTRATION.name)
  })

  it('stores a company with the longest values the schema allows', async () => {
    const name = '😀'.repeat(200)
    const company = await registerCompany(await createOwner(), { ...REGISTRATION, name, contactName: name })
    expect(company).toMatchObject({ name, contactName: name })
  })

  it('rejects a personal email address at its field, with the reason', () => {
    expect(() => requireBusinessEmail('jo@gmail.com')).toThrow(
      expect.objectContaining({
        code: 'invalid',
        fields: [
          {
            field: 'email',
            message: 'Please use your work email. We can’t accept personal addresses.',
          },
        ],
      }),
    )
    expect(() => requireBusinessEmail('jo@northmoor.example')).not.toThrow()
  })
})

describe('updateCompany', () => {
  it('saves company details with every size', async () => {
    const { owner, companyId } = await createCompany()
    for (const size of ['1-10', '11-50', '51-200', '201-500', '500+'] as const) {
      await updateCompany(owner, companyId, {
        ...DETAILS,
        size,
        website: 'https://northmoor.example',
        jobTitle: 'Welder',
      })
      expect(await getCompany(companyId)).toEqual({
        ...REGISTRATION,
        ...DETAILS,
        size,
        id: companyId,
        website: 'https://northmoor.example',
        jobTitle: 'Welder',
      })
    }
  })

  it('keeps omitted company details and removes an empty website', async () => {
    const { owner, companyId } = await createCompany()
    await updateCompany(owner, companyId, {
      ...DETAILS,
      website: 'https://northmoor.example',
      jobTitle: 'Welder',
    })
    await updateCompany(owner, companyId, DETAILS)
    expect(await getCompany(companyId)).toMatchObject({
      website: 'https://northmoor.example',
      jobTitle: 'Welder',
    })
    await updateCompany(owner, companyId, { ...DETAILS, website: '' })
    expect((await getCompany(companyId)).website).toBeNull()
  })

  it('neither shows nor changes the company of another owner', async () => {
    const { companyId } = await createCompany()
    const { owner: stranger } = await createCompany()
    await expect(getCompanyWithResearch(stranger, companyId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(updateCompany(stranger, companyId, DETAILS)).rejects.toMatchObject({ code: 'notFound' })
    expect((await getCompany(companyId)).industry).toBeNull()
  })
})

describe('listOnboardingStates', () => {
  it('derives the onboarding states of only this owner from stored data', async () => {
    const { owner, companyId, sessionId } = await createSession()
    await createSession()
    expect(await listOnboardingStates(owner)).toEqual([
      {
        vacancyId: sessionId,
        companyId,
        companyName: REGISTRATION.name,
        jobTitle: null,
        hasDetails: false,
        sessionId,
        hasConsulted: false,
        jobSpecificationId: null,
        isApproved: false,
        role: 'owner',
        canApprove: true,
      },
    ])
    await updateCompany(owner, companyId, { ...DETAILS, jobTitle: 'Welder' })
    await db().message.create({ data: { sessionId, position: 1, role: 'user', content: 'We need a welder' } })
    expect(await listOnboardingStates(owner)).toMatchObject([
      { hasDetails: true, hasConsulted: true, jobTitle: 'Welder' },
    ])
  })
})
