import { describe, expect, it } from 'vitest'
import { websiteSchema } from '@/lib/research/website'
import { COMPANY_LIMITS } from './options'
import { emailSchema, registrationSchema } from './registration-schema'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

describe('websiteSchema', () => {
  it.each([
    ['www.northmoor.example', 'https://www.northmoor.example'],
    ['  northmoor.example/about ', 'https://northmoor.example/about'],
    ['http://northmoor.example', 'http://northmoor.example'],
    ['HTTPS://northmoor.example', 'HTTPS://northmoor.example'],
    ['', ''],
    ['   ', ''],
  ])('turns the website %j into %j', (input, output) => {
    expect(websiteSchema.parse(input)).toBe(output)
  })

  it.each(['javascript:alert(1)', 'http://', 'https://a b.example', 'http://[', 'www.a:99999'])(
    'rejects the website %j',
    (input) => {
      expect(messagesOf(websiteSchema.safeParse(input))).toEqual(['Please enter a valid website URL'])
    },
  )

  it('counts the added https:// towards the maximum length of a website', () => {
    const longest = `https://a.example/${'b'.repeat(2048)}`.slice(0, 2048)
    const bare = longest.slice('https://'.length)
    expect(websiteSchema.parse(bare)).toBe(longest)
    expect(messagesOf(websiteSchema.safeParse(`${bare}b`))).toEqual(['Use 2,048 characters or fewer'])
  })
})

describe('emailSchema', () => {
  it.each([
    ['Jo.Bloggs+1@northmoor.example', 'Jo.Bloggs+1@northmoor.example'],
    [" o'neill@northmoor.example ", "o'neill@northmoor.example"],
    ['r&d@northmoor.example', 'r&d@northmoor.example'],
    ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
    ['jo@мост.рф', 'jo@xn--l1aeje.xn--p1ai'],
    ['jo@ｎorthmoor。example', 'jo@northmoor.example'],
    [`${'a'.repeat(64)}@northmoor.example`, `${'a'.repeat(64)}@northmoor.example`],
  ])('turns the email address %j into %j', (input, output) => {
    expect(emailSchema.parse(input)).toBe(output)
  })

  it.each([
    ...[
      '',
      'jo',
      'jo@',
      '@northmoor.example',
      'jo@northmoor',
      'jo@@northmoor.example',
      'jo.@northmoor.example',
    ],
    ...['.jo@northmoor.example', 'j..o@northmoor.example', 'jo@-northmoor.example', 'jo@northmoor-.example'],
    ...[
      'jo@northmoor..example',
      'jo@northmoor.example.',
      'jo@north moor.example',
      'jo@northmoor.example, a@b.co',
    ],
    ...[
      '"jo"@northmoor.example',
      'jo(x)@northmoor.example',
      'jo@[127.0.0.1]',
      'jo@127.0.0.1',
      'jo@мост.рф/x',
    ],
    ...['jö@northmoor.example', '<jo@northmoor.example>', `${'a'.repeat(65)}@northmoor.example`],
    ...[`jo@${'a'.repeat(64)}.example`, 'jo@northmoor.example\nbcc: a@b.co', `jo@${'ü'.repeat(60)}.example`],
  ])('rejects the email address %j', (input) => {
    expect(messagesOf(emailSchema.safeParse(input))).toEqual(['Invalid email address'])
  })
})

describe('a phone number', () => {
  const check = (phone: string) => messagesOf(registrationSchema.shape.phone.safeParse(phone))

  it.each([
    '01234567890',
    '+44 (0)1234 567-890',
    '01234.567.890 ext. 12',
    '01234 567890 x9',
    '01234567890 extension 4',
  ])('accepts the phone number %j', (phone) => {
    expect(check(phone)).toBeUndefined()
  })

  it('rejects a phone number of fewer than 10 characters', () => {
    expect(check('012345678')).toContain('Phone number must be at least 10 characters')
  })

  it.each(['call me please', '----------', '01234567890 ext', '01234567890<b>', 'x1234567890'])(
    'rejects the phone number %j',
    (phone) => {
      expect(check(phone)).toEqual([
        'Please enter a phone number, such as 0117 496 0123 or +44 117 496 0123 ext. 12',
      ])
    },
  )

  it('checks a phone number in linear time', () => {
    const started = performance.now()
    expect(check(`${'1 '.repeat(24)}!`)).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('company name', () => {
  it('counts characters as the database does', () => {
    const check = (name: string) => messagesOf(registrationSchema.shape.name.safeParse(name))
    expect(check('😀')).toEqual(['Company name must be at least 2 characters'])
    expect(check('😀😀')).toBeUndefined()
    expect(check('😀'.repeat(COMPANY_LIMITS.name))).toBeUndefined()
    expect(check('😀'.repeat(COMPANY_LIMITS.name + 1))).toEqual(['Use 200 characters or fewer'])
  })
})
