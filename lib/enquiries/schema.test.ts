import { describe, expect, it } from 'vitest'
import { contactSalesSchema, interestSchema } from './schema'

const INTEREST = { name: 'Jo', email: 'jo@northmoor.example', userType: 'candidate' }
const CONTACT = { name: 'J', email: 'jo@northmoor.example', company: 'N', role: 'R' }

function messagesOf(schema: typeof interestSchema | typeof contactSalesSchema, form: object, change: object) {
  const [field] = Object.keys(change)
  const { issues = [] } = schema.safeParse({ ...form, ...change }).error ?? {}
  return issues.filter(({ path }) => path[0] === field).map(({ message }) => message)
}

const EMAIL = 'Please enter a valid email address'
const USER_TYPE = "Please select if you're a hiring manager or candidate"
const PHONE = 'Please enter a phone number, such as 0117 496 0123 or +44 117 496 0123 ext. 12'

describe('interestSchema', () => {
  it.each([
    [{ name: '' }, 'Required'],
    [{ name: undefined }, 'Required'],
    [{ name: ' J ' }, 'Invalid input'],
    [{ name: 'x'.repeat(201) }, 'Use 200 characters or fewer'],
    [{ email: '' }, EMAIL],
    [{ email: 'jo@northmoor' }, EMAIL],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'Use 254 characters or fewer'],
    [{ userType: undefined }, USER_TYPE],
    [{ userType: '' }, USER_TYPE],
    [{ userType: 'agency' }, USER_TYPE],
    [{ phone: 'call me' }, PHONE],
    [{ howDidYouHear: 'Search Engine' }, 'Invalid input'],
    [{ pricingPlan: 'general' }, 'Invalid input'],
    [{ interestedIn: 'AI job specification' }, 'Invalid input'],
    [{ message: 'x'.repeat(5001) }, 'Use 5,000 characters or fewer'],
  ])('rejects an interest form with %j: %j', (change, message) => {
    expect(messagesOf(interestSchema, INTEREST, change)).toEqual([message])
  })

  it('removes duplicate interests and sorts them in the order of the form', () => {
    const interestedIn = ['Recruitment analytics', 'AI job specification', 'Recruitment analytics']
    expect(interestSchema.parse({ ...INTEREST, interestedIn }).interestedIn).toEqual([
      'AI job specification',
      'Recruitment analytics',
    ])
  })
})

describe('contactSalesSchema', () => {
  it.each([
    [{ name: '' }, 'Required'],
    [{ company: ' ' }, 'Required'],
    [{ role: undefined }, 'Required'],
    [{ role: null }, 'Required'],
    [{ email: '' }, 'Required'],
    [{ email: 'jo' }, 'Invalid input'],
    [{ companySize: '51' }, 'Invalid input'],
    [{ industry: 'Aerospace & Defence' }, 'Invalid input'],
    [{ productInterest: 'platinum' }, 'Invalid input'],
    [{ timeline: 'soon' }, 'Invalid input'],
    [{ budget: 5000 }, 'Invalid input'],
    [{ currentSolution: 'x'.repeat(501) }, 'Use 500 characters or fewer'],
  ])('rejects a contact-sales form with %j: %j', (change, message) => {
    expect(messagesOf(contactSalesSchema, CONTACT, change)).toEqual([message])
  })
})
