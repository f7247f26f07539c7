import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { buildUrl } from '@/lib/api/client'
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

async function newSending(visitor: Visitor) {
  const companyId = await visitor.register()
  return { body: { companyId, message: 'We need a senior bridge engineer.' }, key: randomUUID() }
}

async function readFirstWords(
  app: AppServer,
  visitor: Visitor,
  { body, key }: Awaited<ReturnType<typeof newSending>>,
) {
  const control = new AbortController()
  const response = await fetch(app.url + buildUrl('POST /api/ai/chat'), {
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
    leave: () => control.abort(),
    rest: async () => {
      for await (const piece of pieces) text += piece
      return text
    },
  }
}

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test('a server killed while it answers loses no message, and answers once when it is sent again', async ({
  app,
  model,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const sending = await newSending(visitor)
  const { companyId, message } = sending.body
  model.hold()
  await readFirstWords(app, visitor, sending)
  await app.kill()
  model.cutOff()
  await app.restart()

  expect(await visitor.conversation(companyId)).toEqual([['user', message]])
  // On a server the session stays locked until the lease of the dead process expires; the embedded database frees it at start.
  const send = () =>
    visitor.call('POST /api/ai/chat', { body: sending.body, headers: { 'idempotency-key': sending.key } })
  await expect.poll(async () => (await send()).status(), { intervals: [500] }).toBe(200)
  expect((await (await send()).json()).response).toBe(ANSWER)
  expect(await visitor.conversation(companyId)).toEqual([
    ['user', message],
    ['assistant', ANSWER],
  ])
})

test('an answer is finished and stored after its reader has gone', async ({ app, model, newVisitor }) => {
  const visitor = await newVisitor()
  const sending = await newSending(visitor)
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

test('a second message is refused while one is being answered', async ({ app, model, newVisitor }) => {
  const visitor = await newVisitor()
  const sending = await newSending(visitor)
  const { companyId, message } = sending.body
  model.hold()
  const reading = await readFirstWords(app, visitor, sending)
  expect((await visitor.session(companyId)).answering).toBe(true)
  for (const key of [sending.key, randomUUID()]) {
    const headers = { 'idempotency-key': key }
    const refused = await visitor.call('POST /api/ai/chat', { body: { companyId, message }, headers })
    await expectProblem(refused, 409)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  }
  model.letGo()
  expect(await reading.rest()).toContain('data: [DONE]')
  await visitor.read('POST /api/ai/chat', { body: { companyId, message: 'Two' } })
  expect(await visitor.conversation(companyId)).toEqual([
    ['user', message],
    ['assistant', ANSWER],
    ['user', 'Two'],
    ['assistant', ANSWER],
  ])
})

test('the built-in consultant goes on where an answer breaks off, and says nothing twice', async ({
  app,
  model,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const sending = await newSending(visitor)
  const { companyId, message } = sending.body
  model.hold()
  const reading = await readFirstWords(app, visitor, sending)
  model.cutOff()
  expect(await reading.rest()).toContain('"status":"complete"')
  const { messages } = await visitor.session(companyId)
  const answer = messages[2].content
  expect(messages[2]).toMatchObject({ status: 'complete', fellBack: true, answersId: messages[1].id })
  expect(answer.startsWith(FIRST_WORDS)).toBe(true)
  expect(answer.match(/\?/g)).toHaveLength(1)

  const headers = { 'idempotency-key': sending.key }
  expect((await visitor.read('POST /api/ai/chat', { body: sending.body, headers })).response).toBe(answer)
  expect(await visitor.conversation(companyId)).toEqual([
    ['user', message],
    ['assistant', answer],
  ])
})

test('a JSON request gets the full answer where the model breaks off', async ({ model, newVisitor }) => {
  const visitor = await newVisitor()
  const { body, key } = await newSending(visitor)
  model.hold()
  const waiting = visitor.call('POST /api/ai/chat', { body, headers: { 'idempotency-key': key } })
  await expect.poll(async () => (await visitor.session(body.companyId))?.answering).toBe(true)
  await expect.poll(() => model.holds()).toBe(1)
  model.cutOff()
  const response = await waiting
  expect(response.status()).toBe(200)
  expect((await response.json()).response).toContain(FIRST_WORDS)
})
