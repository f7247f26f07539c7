import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { DOUBLE_SUBMIT_MS, FASTEST_MS } from './options'
import { contactSalesSchema, interestSchema } from './schema'
import { contactSales, registerInterest } from './service'

const INTEREST = { name: 'Jo Bloggs', email: 'jo@northmoor.example', userType: 'candidate' }
const CONTACT = {
  name: 'Jo Bloggs',
  email: 'jo@northmoor.example',
  company: 'Northmoor',
  role: 'Head of Structures',
}

interface Sending {
  interest(more?: object, key?: string | null): Promise<void>
  contact(more?: object, key?: string | null): Promise<void>
}
const send: Sending = {
  interest: (more, key = null) => registerInterest(interestSchema.parse({ ...INTEREST, ...more }), key),
  contact: (more, key = null) => contactSales(contactSalesSchema.parse({ ...CONTACT, ...more }), key),
}
const stored = {
  interest: () => db().interestRegistration.findMany({ orderBy: { id: 'asc' } }),
  contact: () => db().contactSalesRequest.findMany({ orderBy: { id: 'asc' } }),
}

afterEach(() => {
  vi.useRealTimers()
})

describe('what is stored', () => {
  it('of interest: every field as it was sent', async () => {
    const full = {
      ...INTEREST,
      company: 'Northmoor',
      role: 'Engineer',
      phone: '+44 (0)1234 567-890',
      message: 'Two by spring.',
      interestedIn: ['AI job specification', 'Recruitment analytics'],
      howDidYouHear: 'Search engine (Google, Bing, etc.)',
      pricingPlan: 'success-based',
    }
    await send.interest(full)
    expect(await stored.interest()).toMatchObject([full])
  })

  it('of a contact request: every field as it was sent, and that it is new', async () => {
    const full = {
      ...CONTACT,
      phone: '01234 567890',
      companySize: '501-1000',
      industry: 'manufacturing',
      productInterest: 'growth',
      timeline: '3-6-months',
      budget: '50k+',
      currentSolution: 'Two agencies',
      message: 'Please call.',
    }
    await send.contact(full)
    expect(await stored.contact()).toMatchObject([{ ...full, status: 'new' }])
  })

  it('of what was left blank: nothing', async () => {
    await send.interest({ company: ' ', phone: '', howDidYouHear: '', pricingPlan: '', message: null })
    expect(await stored.interest()).toMatchObject([
      { company: null, phone: null, howDidYouHear: null, pricingPlan: null, message: null, interestedIn: [] },
    ])
    await send.contact({ companySize: '', budget: '', currentSolution: '' })
    expect(await stored.contact()).toMatchObject([{ companySize: null, budget: null, currentSolution: null }])
  })
})

describe.each(['interest', 'contact'] as const)('a second sending of %s', (form) => {
  it('is stored once, in parallel too', async () => {
    await Promise.all([send[form](), send[form](), send[form]()])
    await send[form]()
    expect(await stored[form]()).toHaveLength(1)
  })

  it('with other words is another one', async () => {
    await send[form]()
    await send[form]({ message: 'And one more thing.' })
    expect(await stored[form]()).toHaveLength(2)
  })

  it('after the window is another one', async () => {
    await send[form]()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DOUBLE_SUBMIT_MS + 1000 })
    await send[form]()
    expect(await stored[form]()).toHaveLength(2)
  })

  it('under its key is known for ever', async () => {
    await send[form]({}, 'one')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DOUBLE_SUBMIT_MS + 1000 })
    await send[form]({}, 'one')
    expect(await stored[form]()).toHaveLength(1)
  })

  it('under a key that somebody else chose too is not taken for theirs', async () => {
    await send[form]({}, 'one')
    await send[form]({ name: 'Somebody Else' }, 'one')
    expect((await stored[form]()).map(({ name }) => name)).toEqual(['Jo Bloggs', 'Somebody Else'])
  })
})

describe.each(['interest', 'contact'] as const)('what a machine sends as %s', (form) => {
  it.each([{ homepage: 'https://pills.example' }, { elapsedMs: FASTEST_MS - 1 }, { elapsedMs: -5 }])(
    '%j is not stored, and the answer is the same',
    async (sign) => {
      await expect(send[form](sign)).resolves.toBeUndefined()
      expect(await stored[form]()).toEqual([])
    },
  )

  it('is told from what a person sends with script, and without', async () => {
    await send[form]({ homepage: '', elapsedMs: FASTEST_MS })
    await send[form]({ message: 'Without script.' })
    expect(await stored[form]()).toHaveLength(2)
  })
})
