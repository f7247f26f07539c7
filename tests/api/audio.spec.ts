import { MP3_SILENCE } from '@/tests/support/openai-server'
import { test as base, expect, RECORDING } from './support/fixtures'
import { expectProblem } from './support/problem'

const SECRET = 'a-key-that-must-not-leak'
const TEXT = 'What is driving this hire?'
const TRANSCRIPTION_FAILED = 'We couldn’t transcribe that. Please try again, or type your message.'

const test = base.extend({
  appEnv: [
    async ({ openAi }, use) =>
      use({ OPENAI_AUDIO: 'on', OPENAI_BASE_URL: openAi.url, OPENAI_API_KEY: SECRET }),
    { scope: 'worker' },
  ],
})

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test('a recording is returned as text', async ({ newOwner, openAi }) => {
  const owner = await newOwner()
  const { companyId } = owner
  openAi.script({ kind: 'text', text: 'We need a welder.' })
  for (const type of [
    'audio/webm',
    'audio/webm;codecs=opus',
    'Audio/MP4',
    'audio/ogg',
    'audio/wav',
    'audio/mpeg',
  ]) {
    const headers = { 'content-type': type }
    const json = await owner.read('POST /api/ai/transcribe/{companyId}', { params: { companyId }, headers })
    expect(json).toEqual({ text: 'We need a welder.' })
  }
  expect(openAi.requests[0]).toMatchObject({
    path: '/v1/audio/transcriptions',
    authorization: `Bearer ${SECRET}`,
    body: { file: { type: 'audio/webm', size: RECORDING.byteLength } },
  })
})

test('text is returned as MP3', async ({ newOwner, openAi }) => {
  openAi.script({ kind: 'text', text: '' })
  const owner = await newOwner()
  const response = await owner.call('POST /api/ai/speech', {
    body: { companyId: owner.companyId, text: TEXT },
  })
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'no-store' })
  expect((await response.body()).equals(MP3_SILENCE)).toBe(true)
  expect(openAi.requests).toMatchObject([{ path: '/v1/audio/speech', body: { input: TEXT } }])
})

test('audio is not available for a company of another owner', async ({ newOwner, openAi }) => {
  openAi.script({ kind: 'text', text: 'We need a welder.' })
  const owner = await newOwner()
  const { companyId } = await newOwner()
  await expectProblem(await owner.call('POST /api/ai/transcribe/{companyId}', { params: { companyId } }), 404)
  await expectProblem(await owner.call('POST /api/ai/speech', { body: { companyId, text: TEXT } }), 404)
  expect(openAi.requests).toEqual([])
})

test('only audio of 1 byte to 5 MB is accepted', async ({ newOwner, openAi }) => {
  openAi.script({ kind: 'text', text: 'We need a welder.' })
  const owner = await newOwner()
  const params = { companyId: owner.companyId }
  for (const type of ['application/json', 'multipart/form-data', 'video/webm', 'audio/basic', 'audio/', '']) {
    const headers = { 'content-type': type }
    await expectProblem(await owner.call('POST /api/ai/transcribe/{companyId}', { params, headers }), 415)
  }
  const fitting = Buffer.concat([RECORDING], 5 * 1024 * 1024)
  expect((await owner.call('POST /api/ai/transcribe/{companyId}', { params, body: fitting })).status()).toBe(
    200,
  )
  const huge = Buffer.concat([RECORDING], fitting.byteLength + 1)
  await expectProblem(await owner.call('POST /api/ai/transcribe/{companyId}', { params, body: huge }), 413)
  await expectProblem(
    await owner.call('POST /api/ai/transcribe/{companyId}', { params, body: Buffer.alloc(0) }),
    400,
  )
  expect(openAi.requests).toHaveLength(1)
})

test('up to 2,000 characters are read aloud', async ({ newOwner, openAi }) => {
  openAi.script({ kind: 'text', text: '' })
  const owner = await newOwner()
  const { companyId } = owner
  const say = (text: string) => owner.call('POST /api/ai/speech', { body: { companyId, text } })
  expect((await say('a'.repeat(2000))).status()).toBe(200)
  await expectProblem(await say('a'.repeat(2001)), 422)
  await expectProblem(await say(' \n'), 422)
})

for (const [fault, behaviour] of [
  ['refuses the key', { kind: 'status', status: 401 }],
  ['has an error', { kind: 'status', status: 500 }],
  ['answers with something that is not JSON', { kind: 'malformed' }],
  ['breaks off', { kind: 'cut', text: '' }],
] as const) {
  test(`a transcription model that ${fault} is a 502 without its details`, async ({
    app,
    newOwner,
    openAi,
  }) => {
    openAi.script(behaviour)
    const owner = await newOwner()
    const response = await owner.call('POST /api/ai/transcribe/{companyId}', {
      params: { companyId: owner.companyId },
    })
    const { detail } = await expectProblem(response, 502)
    expect(detail).toBe(TRANSCRIPTION_FAILED)
    await expect.poll(() => app.log()).toContain('transcription failed')
    expect(app.log()).not.toContain(SECRET)
  })
}

test('a failed speech model is a 502, and its text stays out of the log', async ({
  app,
  newOwner,
  openAi,
}) => {
  openAi.script({ kind: 'status', status: 401 })
  const owner = await newOwner()
  const { companyId } = owner
  await expectProblem(await owner.call('POST /api/ai/speech', { body: { companyId, text: TEXT } }), 502)
  await expect.poll(() => app.log()).toContain('speech failed')
  expect(app.log()).not.toContain(TEXT)
})
