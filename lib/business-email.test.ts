import { describe, expect, it } from 'vitest'
import { checkBusinessEmail, noteMailExchange } from './business-email'

const ACCEPTED = { isValid: true, isBusinessEmail: true, reason: null }

describe('a business address', () => {
  it.each([
    'jo@northmoor.example',
    'JO@NORTHMOOR.EXAMPLE',
    'jo@mail.northmoor.co.uk',
    'jo@bridges.mygmail.com.example',
    'jo@notgmail.com',
    'jo@gmail.com.northmoor.example',
    '"odd@gmail.com"@northmoor.example',
    'jo@bücher.example',
  ])('%s is one', (email) => {
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
  ])('%s is a personal one', (email) => {
    expect(checkBusinessEmail(email)).toEqual({
      isValid: true,
      isBusinessEmail: false,
      reason: 'Please use your company e-mail address: personal addresses are not accepted.',
    })
  })

  it.each(['jo@mailinator.com', 'jo@sub.mailinator.com', 'jo@guerrillamail.com'])(
    '%s is a temporary one',
    (email) => {
      expect(checkBusinessEmail(email)).toMatchObject({
        isBusinessEmail: false,
        reason: expect.stringContaining('temporary'),
      })
    },
  )

  it.each(['jo@co.uk', 'jo@localhost', 'jo@127.0.0.1', 'jo@[::1]', 'jo@', 'jo', ''])(
    '%j has no domain',
    (email) => {
      expect(checkBusinessEmail(email)).toEqual({
        isValid: false,
        isBusinessEmail: false,
        reason: 'This does not look like a company domain. Please check the part after the @.',
      })
    },
  )
})

describe('the look-up of a mail exchange', () => {
  it('is advice alone: it fails for nobody, and takes no longer than its limit', async () => {
    const started = performance.now()
    await expect(noteMailExchange('jo@no-such-domain.invalid')).resolves.toBeUndefined()
    await expect(noteMailExchange('jo@')).resolves.toBeUndefined()
    expect(performance.now() - started).toBeLessThan(6000)
  }, 10_000)
})
