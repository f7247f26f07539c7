import { describe, expect, it, vi } from 'vitest'
import { adviseOnEmail, checkBusinessEmail, type MailResolver } from './business-email'

const ACCEPTED = { isValid: true, isBusinessEmail: true, reason: null }

describe('checkBusinessEmail', () => {
  it.each([
    ['jane@gmial.com', 'gmail.com'],
    ['jane@gmai.com', 'gmail.com'],
    ['jane@hotmial.co.uk', 'hotmail.co.uk'],
  ])('takes %s for a personal address at %s', (email, domain) => {
    const { isBusinessEmail, reason } = checkBusinessEmail(email)
    expect(isBusinessEmail).toBe(false)
    expect(reason).toContain(`That looks like a personal address (${domain}). Please use your work email.`)
  })

  it.each([
    'jo@northmoor.example',
    'JO@NORTHMOOR.EXAMPLE',
    'jo@mail.northmoor.co.uk',
    'jo@bridges.mygmail.com.example',
    'jo@notgmail.com',
    'jo@gmail.com.northmoor.example',
    '"odd@gmail.com"@northmoor.example',
    'jo@bücher.example',
    'jo@xn--bcher-kva.example',
    'jo@мост.рф',
    'jo+gmail.com@northmoor.example',
    'info@northmoor.example',
  ])('accepts the business address %s', (email) => {
    expect(checkBusinessEmail(email)).toEqual(ACCEPTED)
  })

  it.each([
    'jo@gmail.com',
    'jo@GMail.com',
    'jo@googlemail.com',
    'jo@hotmail.co.uk',
    'jo@yahoo.co.uk',
    'jo@outlook.com',
    'jo@icloud.com',
    'jo@btinternet.com',
    'jo@proton.me',
    'jo@tuta.com',
    'jo@fastmail.com',
    'jo@anything.gmail.com',
    'jo@privaterelay.appleid.com',
    'jo@mozmail.com',
    'jo+work@gmail.com',
    '"jo@northmoor.example"@gmail.com',
    'jo@gmail.com.',
    'jo@ｇｍａｉｌ．com',
    'jo@gmail。com',
    'jo@gm\u00adail.com',
    'jo@gm\u200bail.com',
  ])('rejects the personal address %s', (email) => {
    expect(checkBusinessEmail(email)).toEqual({
      isValid: true,
      isBusinessEmail: false,
      reason: 'Please use your work email. We can’t accept personal addresses.',
    })
  })

  it.each([
    'jo@mailinator.com',
    'jo@sub.mailinator.com',
    'jo@a.b.MAILINATOR.com.',
    'jo@ｍailinator.com',
    'jo@guerrillamail.com',
  ])('rejects the temporary address %s', (email) => {
    expect(checkBusinessEmail(email)).toMatchObject({
      isBusinessEmail: false,
      reason: expect.stringContaining('temporary'),
    })
  })

  it.each([
    ...[
      'jo@co.uk',
      'jo@localhost',
      'jo@',
      'jo',
      '',
      'jo@.',
      'jo@northmoor..example',
      'jo@north moor.example',
    ],
    ...['jo@127.0.0.1', 'jo@[127.0.0.1]', 'jo@[::1]', 'jo@[IPv6:2001:db8::1]', 'jo@0x7f.1', 'jo@2130706433'],
    ...['jo@gmail.com(northmoor.example)', 'jo@gm\u0430il.com', 'jo@xn--gmil-63d.com'],
  ])('rejects %j, which has no company domain', (email) => {
    expect(checkBusinessEmail(email)).toEqual({
      isValid: false,
      isBusinessEmail: false,
      reason: 'This doesn’t look like a company domain. Check the part after the @.',
    })
  })
})

const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
const OFFLINE = {
  resolveMx: fails('ENOTFOUND'),
  resolve4: fails('ENOTFOUND'),
  resolve6: fails('ENOTFOUND'),
  resolveNs: fails('ENOTFOUND'),
  cancel: () => undefined,
} as unknown as MailResolver
const answering = (answers: object) => ({ ...OFFLINE, ...answers }) as MailResolver
const mail = (...exchanges: string[]) => ({
  resolveMx: async () => exchanges.map((exchange) => ({ exchange, priority: 0 })),
})
const advise = (resolver: MailResolver, email = 'jo@northmoor.co.uk') => adviseOnEmail(email, resolver)
const NO_MAIL = expect.stringMatching(/^This domain doesn’t seem to accept email/)

describe('adviseOnEmail', () => {
  it.each([
    ['declares that it accepts no mail', mail('')],
    [
      'has no MX record and no address',
      { resolveMx: fails('ENODATA'), resolve4: fails('ENODATA'), resolve6: fails('ENODATA') },
    ],
    ['does not exist although its top-level domain does', { resolveNs: async () => ['ns.example'] }],
  ])('warns about a domain that %s', async (_, answers) => {
    expect(await advise(answering(answers))).toEqual(NO_MAIL)
  })

  it.each([
    ['has an MX record', mail('mx.northmoor.co.uk')],
    ['has only an address', { resolveMx: fails('ENODATA'), resolve4: async () => ['203.0.113.7'] }],
    ['cannot be looked up offline', {}],
    ['has a failing name server', { resolveMx: fails('ESERVFAIL'), resolveNs: async () => ['ns.example'] }],
    ['has an address that cannot be looked up', { resolveMx: fails('ENODATA') }],
  ])('does not warn about a domain that %s', async (_, answers) => {
    expect(await advise(answering(answers))).toBeNull()
  })

  it('waits at most 2.5 seconds for a silent name server', async () => {
    vi.useFakeTimers()
    const cancel = vi.fn()
    const advice = advise(answering({ resolveMx: () => new Promise(() => undefined), cancel }))
    await vi.advanceTimersByTimeAsync(2500)
    expect(await advice).toBeNull()
    expect(cancel).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('does not look up reserved domains', async () => {
    const resolveMx = vi.fn()
    expect(await advise(answering({ resolveMx }), 'jo@northmoor.example')).toBeNull()
    expect(resolveMx).not.toHaveBeenCalled()
  })

  it.each(['info@', 'INFO@', 'enquiries@', 'no-reply@', 'sales+uk@'])(
    'warns about the shared mailbox %s',
    async (local) => {
      expect(await advise(OFFLINE, `${local}northmoor.co.uk`)).toMatch(/shared mailbox/)
    },
  )

  it.each(['informatics@', 'jo.sales@', 'maila@'])(
    'does not warn about the personal mailbox %s',
    async (local) => {
      expect(await advise(OFFLINE, `${local}northmoor.co.uk`)).toBeNull()
    },
  )
})
