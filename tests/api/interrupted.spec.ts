import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { buildUrl } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/consultations'
import type { AppServer } from '@/tests/support/app-server'
import { test as base, expect, type Visitor } from './support/fixtures'
import { FIRST_WORDS, type HeldModel, LAST_WORDS, startHeldModel } from './support/held-model'
import { expectProblem } from './support/problem'

const ANSWER = FIRST_WORDS + LAST_WORDS

const test = base.extend<object, { model: HeldModel }>({
  model: [
    async ({ playwright: _ }, use) => {
      const model = await startHeldModel()
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  appEnv: [
    async ({ model }, use) => {
      await use({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'held' })
    },
    { scope: 'worker' },
  ],
})

test.afterEach(({ model }) => model.letGo())

/** A new company with one message to send, under a key. */
async function sendingOf(visitor: Visitor) {
  const companyId = await visitor.register()
  return { body: { companyId, message: 'We need a senior bridge engineer.' }, key: randomUUID() }
}

/** Sends a message and reads the stream up to the first words of its answer. */
async function readFirstWords(
  app: AppServer,
  visitor: Visitor,
  { body, key }: Awaited<ReturnType<typeof sendingOf>>,
) {
  const control = new AbortController()
  const response = await fetch(app.url + buildUrl(routes.chat), {
    method: 'POST',
    headers: {
      cookie: await visitor.cookie(),
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
    signal: control.signal,
  })
  const pieces = Readable.fromWeb(response.body as WebStream)
    .setEncoding('utf8')
    .iterator()
  let text = ''
  while (!text.includes('text-delta')) text += (await pieces.next()).value
  return {
    /** The client goes away. */
    leave: () => control.abort(),
    /** The whole stream. */
    rest: async () => {
      for await (const piece of pieces) text += piece
      return text
    },
  }
}

test('a server killed in mid-answer loses no word, and answers once when it is asked again', async ({
  app,
  model,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const sending = await sendingOf(visitor)
  const { companyId, message } = sending.body
  model.hold()
  await readFirstWords(app, visitor, sending)
  await app.kill()
  model.cutOff()
  await app.restart()

  expect(await visitor.conversation(companyId)).toEqual([['user', message]])
  // On a server the dead process holds the session until its lease ends; embedded, a start frees it.
  const send = () => visitor.call('chat', { body: sending.body, headers: { 'idempotency-key': sending.key } })
  await expect.poll(async () => (await send()).status(), { timeout: 25_000, intervals: [500] }).toBe(200)
  expect((await (await send()).json()).response).toBe(ANSWER)
  expect(await visitor.conversation(companyId)).toEqual([
    ['user', message],
    ['assistant', ANSWER],
  ])
})

test('an answer is finished and stored although its reader has gone', async ({ app, model, newVisitor }) => {
  const visitor = await newVisitor()
  const sending = await sendingOf(visitor)
  model.hold()
  const reading = await readFirstWords(app, visitor, sending)
  reading.leave()
  model.letGo()
  await expect
    .poll(() => visitor.conversation(sending.body.companyId))
    .toEqual([
      ['user', sending.body.message],
      ['assistant', ANSWER],
    ])
  expect((await visitor.session(sending.body.companyId)).answering).toBe(false)
})

test('while one message is being answered a second one is sent back', async ({ app, model, newVisitor }) => {
  const visitor = await newVisitor()
  const sending = await sendingOf(visitor)
  const { companyId, message } = sending.body
  model.hold()
  const reading = await readFirstWords(app, visitor, sending)
  expect((await visitor.session(companyId)).answering).toBe(true)
  for (const key of [sending.key, randomUUID()]) {
    const headers = { 'idempotency-key': key }
    const refused = await visitor.call('chat', { body: { companyId, message }, headers })
    await expectProblem(refused, 409)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  }
  model.letGo()
  expect(await reading.rest()).toContain('data: [DONE]')
  await visitor.read('chat', { body: { companyId, message: 'Two' } })
  expect(await visitor.conversation(companyId)).toEqual([
    ['user', message],
    ['assistant', ANSWER],
    ['user', 'Two'],
    ['assistant', ANSWER],
  ])
})

test('an answer that breaks off is kept as interrupted, and written anew when it is asked again', async ({
  app,
  model,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const sending = await sendingOf(visitor)
  const { companyId, message } = sending.body
  model.hold()
  const reading = await readFirstWords(app, visitor, sending)
  model.cutOff()
  expect(await reading.rest()).toContain('"status":"interrupted"')
  const { messages } = await visitor.session(companyId)
  expect(messages[2]).toMatchObject({
    content: FIRST_WORDS,
    status: 'interrupted',
    answersId: messages[1].id,
  })

  const headers = { 'idempotency-key': sending.key }
  expect((await visitor.read('chat', { body: sending.body, headers })).response).toBe(ANSWER)
  expect(await visitor.conversation(companyId)).toEqual([
    ['user', message],
    ['assistant', ANSWER],
  ])
})

test('an answer that breaks off is an error for who waits for all of it', async ({ model, newVisitor }) => {
  const visitor = await newVisitor()
  const { body, key } = await sendingOf(visitor)
  model.hold()
  const waiting = visitor.call('chat', { body, headers: { 'idempotency-key': key } })
  await expect.poll(async () => (await visitor.session(body.companyId))?.answering).toBe(true)
  await expect.poll(() => model.holds()).toBe(1)
  model.cutOff()
  await expectProblem(await waiting, 502)
})
