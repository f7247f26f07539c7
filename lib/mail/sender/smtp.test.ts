import { once } from 'node:events'
import net from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '@/tests/support/smtp-server'
import { DeliveryError, deliver, type OutgoingMail, parseSmtpUrl } from './smtp'

const MAIL: OutgoingMail = {
  from: { name: 'Alder Hiring', address: 'no-reply@alder.example' },
  to: 'jo@northmoor.example',
  messageId: '<0198f3a0@alder.example>',
  subject: 'We’ve received your message',
  text: 'Hello – thank you.\n',
  html: '<p>Hello – thank you.</p>',
  attachments: [],
  stopUrl: null,
}

let smtp: TestSmtpServer

const send = (more: Partial<OutgoingMail> = {}, limitMs?: number, url = smtp.url) =>
  deliver(parseSmtpUrl(url), { ...MAIL, ...more }, limitMs)
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: DeliveryError) => error,
  )

beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(async () => {
  await smtp.stop()
})

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isTls: false, login: null }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, isTls: true, login: null }],
  ['smtp://[::1]:25/', { host: '::1', port: 25, isTls: false, login: null }],
  [
    'smtp://a%40b.example:p%3Aw@mail.example:2525',
    { host: 'mail.example', port: 2525, isTls: false, login: { user: 'a@b.example', pass: 'p:w' } },
  ],
])('reads %s', (url, expected) => {
  expect(parseSmtpUrl(url)).toEqual(expected)
})

describe('deliver', () => {
  it('sends plain text and HTML from the configured sender', async () => {
    await send()
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ from: 'no-reply@alder.example', to: 'jo@northmoor.example' })
    expect(mail?.headers).toMatchObject({
      from: 'Alder Hiring <no-reply@alder.example>',
      to: 'jo@northmoor.example',
      'message-id': '<0198f3a0@alder.example>',
      'auto-submitted': 'auto-generated',
    })
    expect(mail?.headers['list-unsubscribe']).toBeUndefined()
    expect(mail?.source).toContain('Hello – thank you.')
    expect(mail?.source).toContain('<p>Hello – thank you.</p>')
  })

  it('offers one click to stop, on one line of the header', async () => {
    const stopUrl = `https://hiring.example/email?token=${'x'.repeat(400)}`
    await send({ stopUrl })
    expect(smtp.mails[0]?.headers).toMatchObject({
      'list-unsubscribe': `<${stopUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  })

  it('sends attachments', async () => {
    const content = Buffer.from('%PDF-1.7\n')
    await send({ attachments: [{ filename: 'approval.pdf', contentType: 'application/pdf', content }] })
    expect(smtp.mails[0]?.source).toContain(content.toString('base64'))
    expect(smtp.mails[0]?.source).toContain('filename=approval.pdf')
  })

  it('signs in, and takes a refused login for a fault that can be put right', async () => {
    await smtp.stop()
    smtp = await startSmtpServer({ login: { user: 'ada', pass: 'secret' } })
    await send()
    expect(smtp.mails).toHaveLength(1)
    const wrong = await failureOf(send({}, undefined, smtp.url.replace('secret', 'wrong')))
    expect(wrong).toMatchObject({ isPermanent: false, code: '535' })
  })

  it('never sends a password in clear text beyond this machine', async () => {
    // It answers there too, but the address isn't known to be this machine's.
    const elsewhere = { ...parseSmtpUrl(smtp.url), host: '0.0.0.0', login: { user: 'ada', pass: 'secret' } }
    expect(await failureOf(deliver(elsewhere, MAIL))).toMatchObject({ isPermanent: false, code: '500' })
    expect(smtp.mails).toEqual([])
  })

  it('gives up for good where the address or the message is refused', async () => {
    smtp.behaviour.refused = [MAIL.to]
    const refused = await failureOf(send())
    expect(refused).toMatchObject({ isPermanent: true, code: '550', message: '550 No such user' })
    smtp.behaviour.refused = []
    smtp.behaviour.reply = { code: 554, text: 'Spam' }
    expect(await failureOf(send())).toMatchObject({ isPermanent: true, code: '554' })
  })

  it('can be tried again where the server is busy, away or silent', async () => {
    smtp.behaviour.reply = { code: 451, text: 'Try later' }
    expect(await failureOf(send())).toMatchObject({ isPermanent: false, code: '451' })
    smtp.behaviour.reply = undefined
    smtp.behaviour.isMute = true
    expect(await failureOf(send({}, 300))).toMatchObject({ isPermanent: false, code: 'ETIMEDOUT' })
    await smtp.stop()
    expect(await failureOf(send())).toBeInstanceOf(DeliveryError)
    expect(await failureOf(send())).toMatchObject({ isPermanent: false, code: 'ESOCKET' })
  })

  it('limits the whole attempt, however often the server says a little', async () => {
    const drip = net.createServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
      socket.on('error', () => socket.destroy())
    })
    drip.listen(0, '127.0.0.1')
    await once(drip, 'listening')
    const { port } = drip.address() as net.AddressInfo
    const started = performance.now()
    const failure = await failureOf(send({}, 400, `smtp://127.0.0.1:${port}`))
    expect(failure).toMatchObject({ code: 'ETIMEDOUT' })
    expect(performance.now() - started).toBeLessThan(5000)
    drip.close()
  })
})
