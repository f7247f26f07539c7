import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { DOUBLE_SUBMIT_WINDOW_MS, MIN_FILL_MS } from './options'
import { contactSalesSchema, interestSchema } from './schema'
import { contactSales, registerInterest } from './service'

const INTEREST = { name: 'Jo Bloggs', email: 'jo@northmoor.example', userType: 'candidate' }
const CONTACT = {
  name: 'Jo Bloggs',
  email: 'jo@northmoor.example',
  company: 'Northmoor',
  role: 'Head of Structures',
}

interface EnquirySenders {
  interest(more?: object, key?: string | null): Promise<void>
  contact(more?: object, key?: string | null): Promise<void>
}
const send: EnquirySenders = {
  interest: (more, key = null) => registerInterest(interestSchema.parse({ ...INTEREST, ...more }), key),
  contact: (more, key = null) => contactSales(contactSalesSchema.parse({ ...CONTACT, ...more }), key),
}
const rows = {
  interest: () => db().interestRegistration.findMany({ orderBy: { id: 'asc' } }),
  contact: () => db().contactSalesRequest.findMany({ orderBy: { id: 'asc' } }),
}

afterEach(() => {
  vi.useRealTimers()
})

describe('enquiries', () => {
  it('stores every field of an interest registration', async () => {
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
    expect(await rows.interest()).toMatchObject([full])
  })

  it('stores every field of a contact-sales request with status new', async () => {
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
    expect(await rows.contact()).toMatchObject([{ ...full, status: 'new' }])
  })

  it('stores blank enquiry fields as null', async () => {
    await send.interest({ company: ' ', phone: '', howDidYouHear: '', pricingPlan: '', message: null })
    expect(await rows.interest()).toMatchObject([
      { company: null, phone: null, howDidYouHear: null, pricingPlan: null, message: null, interestedIn: [] },
    ])
    await send.contact({ companySize: '', budget: '', currentSolution: '' })
    expect(await rows.contact()).toMatchObject([{ companySize: null, budget: null, currentSolution: null }])
  })
})

describe.each(['interest', 'contact'] as const)('duplicate %s enquiries', (form) => {
  it('stores a duplicate enquiry once, also in parallel', async () => {
    await Promise.all([send[form](), send[form](), send[form]()])
    await send[form]()
    expect(await rows[form]()).toHaveLength(1)
  })

  it('stores an enquiry with other content separately', async () => {
    await send[form]()
    await send[form]({ message: 'And one more thing.' })
    expect(await rows[form]()).toHaveLength(2)
  })

  it('stores the same enquiry again after the double-submit window', async () => {
    await send[form]()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DOUBLE_SUBMIT_WINDOW_MS + 1000 })
    await send[form]()
    expect(await rows[form]()).toHaveLength(2)
  })

  it('stores an enquiry once under the same idempotency key, whenever it is sent', async () => {
    await send[form]({}, 'one')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DOUBLE_SUBMIT_WINDOW_MS + 1000 })
    await send[form]({}, 'one')
    expect(await rows[form]()).toHaveLength(1)
  })

  it('stores different enquiries sent under the same idempotency key', async () => {
    await send[form]({}, 'one')
    await send[form]({ name: 'Somebody Else' }, 'one')
    const names = (await rows[form]()).map(({ name }) => name)
    // Both may fall into one millisecond.
    expect(names.sort()).toEqual(['Jo Bloggs', 'Somebody Else'])
  })
})

describe.each(['interest', 'contact'] as const)('%s enquiries from bots', (form) => {
  it.each([{ homepage: 'https://pills.example' }, { elapsedMs: MIN_FILL_MS - 1 }, { elapsedMs: -5 }])(
    'silently drops an enquiry with %j',
    async (sign) => {
      await expect(send[form](sign)).resolves.toBeUndefined()
      expect(await rows[form]()).toEqual([])
    },
  )

  it('stores an enquiry sent by a person, with script and without', async () => {
    await send[form]({ homepage: '', elapsedMs: MIN_FILL_MS })
    await send[form]({ message: 'Without script.' })
    expect(await rows[form]()).toHaveLength(2)
  })
})
