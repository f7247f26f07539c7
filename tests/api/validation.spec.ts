import { CASES } from './support/cases'
import { checkEach } from './support/check-each'
import { expect, REGISTRATION, test } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

const PHONE_FORM = 'Please enter a phone number, such as 0117 496 0123 or +44 117 496 0123 ext. 12'
const PERSONAL = 'Please use your work email. We can’t accept personal addresses.'
const TEMPORARY = 'Please use your work email. We can’t accept temporary addresses.'
const NO_DOMAIN = 'This doesn’t look like a company domain. Check the part after the @.'

const REGISTRATION_RULES: [string, unknown, string][] = [
  ['name', 'A', 'Company name must be at least 2 characters'],
  ['name', ' A ', 'Company name must be at least 2 characters'],
  ['name', '', 'Company name must be at least 2 characters'],
  ['name', 'x'.repeat(201), 'Use 200 characters or fewer'],
  ['email', 'jo', 'Invalid email address'],
  ['email', 'jo@', 'Invalid email address'],
  ['email', 'jo@northmoor', 'Invalid email address'],
  ['email', 'jo@northmoor.example, a@b.example', 'Invalid email address'],
  ['email', '', 'Invalid email address'],
  ['email', `${'a'.repeat(250)}@northmoor.example`, 'Use 254 characters or fewer'],
  ['email', 'jo@gmail.com', PERSONAL],
  ['email', 'JO@GMAIL.COM', PERSONAL],
  ['email', 'jo@mail.hotmail.co.uk', PERSONAL],
  ['email', 'jo@gmail。com', PERSONAL],
  ['email', 'jo@mailinator.com', TEMPORARY],
  ['email', 'jo@co.uk', NO_DOMAIN],
  ['contactName', 'J', 'Contact name must be at least 2 characters'],
  ['contactName', '\t\n', 'Contact name must be at least 2 characters'],
  ['phone', '012345678', 'Phone number must be at least 10 characters'],
  ['phone', 'call me at noon', PHONE_FORM],
  ['phone', '1'.repeat(51), 'Use 50 characters or fewer'],
]

test('rejects a registration with a message at its field', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  await checkEach(REGISTRATION_RULES, async ([field, value, message]) => {
    const response = await visitor.call('POST /api/companies', { body: { ...REGISTRATION, [field]: value } })
    expect(await messagesOf(response, field)).toContain(message)
    expect(response.headers()['set-cookie']).toBeUndefined()
  })
})

const DETAILS_RULES: [string, unknown, string][] = [
  ['industry', undefined, 'Please select an industry'],
  ['industry', '', 'Please select an industry'],
  ['industry', 'banking', 'Please select an industry'],
  ['size', undefined, 'Please select company size'],
  ['size', '1000+', 'Please select company size'],
  ['size', 'upTo10', 'Please select company size'],
  ['website', 'http://', 'Please enter a valid website URL'],
  ['website', 'two words', 'Please enter a valid website URL'],
  ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
  ['website', `a.example/${'b'.repeat(2035)}`, 'Use 2,048 characters or fewer'],
  ['description', 'Too short', 'Description must be at least 10 characters'],
  ['description', `  ${'a'.repeat(9)}      `, 'Description must be at least 10 characters'],
  ['description', 'a'.repeat(8001), 'Use 8,000 characters or fewer'],
  ['jobTitle', 'X', 'Job title must be at least 2 characters'],
  ['jobTitle', 'x'.repeat(201), 'Use 200 characters or fewer'],
]

test('rejects company details with a message at their field', async ({ owner }) => {
  const { companyId } = owner.owned
  await checkEach(DETAILS_RULES, async ([field, value, message]) => {
    const body = { ...CASES['PUT /api/companies/{companyId}'].body?.(owner.owned), [field]: value }
    const response = await owner.call('PUT /api/companies/{companyId}', { params: { companyId }, body })
    expect(await messagesOf(response, field)).toContain(message)
  })
})

test('reports every invalid field at once, the first as the detail', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const response = await visitor.call('POST /api/companies', { body: {} })
  const { detail, errors } = await expectProblem(response, 422)
  expect(errors.map((error: { field: string }) => error.field)).toEqual(Object.keys(REGISTRATION))
  expect(detail).toBe(errors[0].message)
})

test('trims white space around values before storing them', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { company } = await visitor.read('POST /api/companies', {
    body: {
      name: '  Northmoor ',
      email: ' jo@northmoor.example ',
      contactName: ' Jo ',
      phone: ' 01234 567890 ',
    },
  })
  expect(company).toMatchObject({
    name: 'Northmoor',
    email: 'jo@northmoor.example',
    contactName: 'Jo',
    phone: '01234 567890',
  })
})

const ADDRESS_RULES: [email: string, isValid: boolean, reason: string][] = [
  ['jo@gmail.com', true, PERSONAL],
  ['jo@ｇmail.com', true, PERSONAL],
  ['jo@mailinator.com', true, TEMPORARY],
  ['jo@co.uk', false, NO_DOMAIN],
  ['jo', false, 'Invalid email address'],
  ['jo@[127.0.0.1]', false, 'Invalid email address'],
  ['', false, 'Invalid email address'],
]

test('says why an address is no business address', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  await checkEach(ADDRESS_RULES, async ([email, isValid, reason]) => {
    expect(await visitor.read('POST /api/validate-email', { body: { email } })).toEqual({
      validation: { isValid, isBusinessEmail: false, reason, advice: null },
    })
  })
})

test('accepts a shared mailbox as a business address, with a warning', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { validation } = await visitor.read('POST /api/validate-email', {
    body: { email: 'info@northmoor.example' },
  })
  expect(validation).toMatchObject({
    isBusinessEmail: true,
    advice: expect.stringContaining('shared mailbox'),
  })
})

test('rejects any status of a specification but draft', async ({ owner }) => {
  await checkEach(['approved', 'superseded', 'Draft', '', 'draft '], async (status) => {
    const response = await owner.call('PUT /api/job-specifications/{id}', {
      params: { id: owner.owned.specificationId },
      body: { status },
    })
    expect(await messagesOf(response, 'status')).toEqual(['Invalid input. Allowed: draft.'])
  })
})

test('rejects a chat message of nothing or white space', async ({ owner }) => {
  await checkEach(['', ' \n\t '], async (message) => {
    const response = await owner.call('POST /api/ai/chat', {
      body: { companyId: owner.owned.secondCompanyId, message },
    })
    expect(await messagesOf(response, 'message')).toEqual(['Enter a message'])
  })
})
