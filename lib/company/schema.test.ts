import { describe, expect, it } from 'vitest'
import { websiteSchema } from '@/lib/research/website'
import { COMPANY_LIMITS } from './options'
import { emailSchema, registrationSchema } from './schema'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

describe('a website', () => {
  it.each([
    ['www.northmoor.example', 'https://www.northmoor.example'],
    ['  northmoor.example/about ', 'https://northmoor.example/about'],
    ['http://northmoor.example', 'http://northmoor.example'],
    ['HTTPS://northmoor.example', 'HTTPS://northmoor.example'],
    ['', ''],
    ['   ', ''],
  ])('%j is stored as %j', (given, stored) => {
    expect(websiteSchema.parse(given)).toBe(stored)
  })

  it.each(['javascript:alert(1)', 'http://', 'https://a b.example', 'http://[', 'www.a:99999'])(
    '%j is refused',
    (given) => {
      expect(messagesOf(websiteSchema.safeParse(given))).toEqual(['Please enter a valid website URL'])
    },
  )

  it('fits its column with the scheme that is added', () => {
    const longest = `https://a.example/${'b'.repeat(2048)}`.slice(0, 2048)
    const bare = longest.slice('https://'.length)
    expect(websiteSchema.parse(bare)).toBe(longest)
    expect(messagesOf(websiteSchema.safeParse(`${bare}b`))).toEqual(['At most 2,048 characters'])
  })
})

describe('an e-mail address', () => {
  it.each([
    ['Jo.Bloggs+1@northmoor.example', 'Jo.Bloggs+1@northmoor.example'],
    [" o'neill@northmoor.example ", "o'neill@northmoor.example"],
    ['r&d@northmoor.example', 'r&d@northmoor.example'],
    ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
    ['jo@мост.рф', 'jo@xn--l1aeje.xn--p1ai'],
    ['jo@ｎorthmoor。example', 'jo@northmoor.example'],
    [`${'a'.repeat(64)}@northmoor.example`, `${'a'.repeat(64)}@northmoor.example`],
  ])('%j is stored as %j', (given, stored) => {
    expect(emailSchema.parse(given)).toBe(stored)
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
  ])('%j is refused', (given) => {
    expect(messagesOf(emailSchema.safeParse(given))).toEqual(['Invalid email address'])
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
  ])('%j is taken', (phone) => {
    expect(check(phone)).toBeUndefined()
  })

  it('has at least ten characters', () => {
    expect(check('012345678')).toContain('Phone number must be at least 10 characters')
  })

  it.each(['call me please', '----------', '01234567890 ext', '01234567890<b>', 'x1234567890'])(
    '%j is refused',
    (phone) => {
      expect(check(phone)).toEqual([
        'Please enter a phone number: digits, spaces, + ( ) - . and an extension',
      ])
    },
  )

  it('is judged in linear time', () => {
    const started = performance.now()
    expect(check(`${'1 '.repeat(24)}!`)).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('lengths', () => {
  it('count characters as the database does', () => {
    const check = (name: string) => messagesOf(registrationSchema.shape.name.safeParse(name))
    expect(check('😀')).toEqual(['Company name must be at least 2 characters'])
    expect(check('😀😀')).toBeUndefined()
    expect(check('😀'.repeat(COMPANY_LIMITS.name))).toBeUndefined()
    expect(check('😀'.repeat(COMPANY_LIMITS.name + 1))).toEqual(['At most 200 characters'])
  })
})
