import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { newCompany, newOwner, newSession, REGISTRATION } from '@/tests/api/support/seed'
import { companyWithResearch, getCompany, onboardingStates } from './queries'
import { registerCompany, requireBusinessEmail, updateCompany } from './service'

const DETAILS = { industry: 'technology', size: '500+', description: 'Designs and mends bridges.' } as const

describe('registration', () => {
  it('of an address that exists makes another company and tells of neither', async () => {
    const one = await newCompany()
    const other = await registerCompany(await newOwner(), { ...REGISTRATION, name: 'Somebody Else' })
    expect(other.id).not.toBe(one.companyId)
    expect((await getCompany(one.companyId)).name).toBe(REGISTRATION.name)
  })

  it('keeps the longest values that the schema lets through', async () => {
    const name = '😀'.repeat(200)
    const company = await registerCompany(await newOwner(), { ...REGISTRATION, name, contactName: name })
    expect(company).toMatchObject({ name, contactName: name })
  })

  it('refuses a personal address at its field, with the reason', () => {
    expect(() => requireBusinessEmail('jo@gmail.com')).toThrow(
      expect.objectContaining({
        code: 'invalid',
        fields: [
          {
            field: 'email',
            message: 'Please use your company e-mail address: personal addresses are not accepted.',
          },
        ],
      }),
    )
    expect(() => requireBusinessEmail('jo@northmoor.example')).not.toThrow()
  })
})

describe('company details', () => {
  it('come back as they were given, in every size', async () => {
    const { owner, companyId } = await newCompany()
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

  it('that are not given stay, and an empty website is taken away', async () => {
    const { owner, companyId } = await newCompany()
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

  it('of somebody else are neither shown nor changed, as if there were no such company', async () => {
    const { companyId } = await newCompany()
    const { owner: stranger } = await newCompany()
    await expect(companyWithResearch(stranger, companyId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(updateCompany(stranger, companyId, DETAILS)).rejects.toMatchObject({ code: 'P2025' })
    expect((await getCompany(companyId)).industry).toBeNull()
  })
})

describe('the onboarding state', () => {
  it('is derived from what is stored, for the owner alone', async () => {
    const { owner, companyId, sessionId } = await newSession()
    await newSession()
    expect(await onboardingStates(owner)).toEqual([
      {
        companyId,
        companyName: REGISTRATION.name,
        jobTitle: null,
        described: false,
        sessionId,
        consulted: false,
        jobSpecificationId: null,
        approved: false,
      },
    ])
    await updateCompany(owner, companyId, { ...DETAILS, jobTitle: 'Welder' })
    await db().message.create({ data: { sessionId, position: 1, role: 'user', content: 'We need a welder' } })
    expect(await onboardingStates(owner)).toMatchObject([
      { described: true, consulted: true, jobTitle: 'Welder' },
    ])
  })
})
