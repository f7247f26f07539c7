// A turn with a model: how soon it changes something on the screen, next to an empty stream of a bare Next app and to the same model server
// asked directly; then how many tokens a consultation of eight turns takes, and how many of them a provider can serve from its cache,
// because the prompt begins as the one before. The model is scripted and takes no time of its own. BENCH_CONSULTATIONS (10) sets how many.
import { request } from 'undici'
import { startBareNextApp } from '../support/bare-next-app.mjs'
import { formatFigure, formatRatio, median, percentile } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { newDetails, newRegistration, Visitor } from '../support/visitor.mjs'

const CONSULTATIONS = Number(process.env.BENCH_CONSULTATIONS || 10)
/** Of English text; providers differ by about a tenth. */
const CHARACTERS_PER_TOKEN = 4
const PREVIEW = '"type":"data-preview"'
const WORDS = '"text-delta"'

/** What the manager says, and what the model reads in it: topic and quote. */
const TURNS = [
  [
    'We need a senior bridge engineer in Leeds, because we won two viaduct contracts.',
    ['location', 'Leeds'],
    ['driver', 'we won two viaduct contracts'],
  ],
  [
    'They will design footbridges and check the designs of others.',
    ['responsibilities', 'design footbridges'],
    ['responsibilities', 'check the designs of others'],
  ],
  [
    'They must know Eurocode 2 and have designed steel bridges.',
    ['technical', 'know Eurocode 2'],
    ['experience', 'have designed steel bridges'],
  ],
  ['Chartered status would be nice.', ['qualifications', 'Chartered status']],
  ['The pay is £52,000 to £58,000 a year.', ['pay', '£52,000 to £58,000 a year']],
  [
    'It is permanent, 37.5 hours, with two days a week at home.',
    ['contractType', 'permanent'],
    ['hours', '37.5 hours'],
    ['workPattern', 'two days a week at home'],
  ],
  [
    'They get 27 days of holiday and a pension of 8%.',
    ['benefits', '27 days of holiday'],
    ['benefits', 'a pension of 8%'],
  ],
  [
    'We interview twice, and they can start in March.',
    ['process', 'We interview twice'],
    ['startDate', 'start in March'],
  ],
]

const toAnswer = ([, ...facts]) => ({
  kind: 'text',
  text: JSON.stringify({
    operations: facts.map(([topic, quote]) => ({ op: 'add', topic, strength: 'must', quote, value: quote })),
    answers: [],
    proposals: [],
    asked: { topic: 'success', why: 'open' },
    reply: 'That is clear. What should be different after their first year?',
  }),
})

/** Streams to the end, and returns the milliseconds until each text has come. */
async function timeStream(body, started, texts) {
  const decoder = new TextDecoder()
  const times = texts.map(() => undefined)
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    for (const [index, wanted] of texts.entries())
      if (times[index] === undefined && text.includes(wanted)) times[index] = performance.now() - started
  }
  const missing = texts.find((_, index) => times[index] === undefined)
  if (missing !== undefined) throw new Error(`A stream held no ${missing}: ${text.slice(0, 500)}`)
  return [...times, performance.now() - started]
}

const textOf = ({ body }) => body.messages.map(({ content }) => content).join('\n')

function commonPrefixLength(one, other) {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

const toTokens = (characters) => Math.round(characters / CHARACTERS_PER_TOKEN)
const formatShare = (part, whole) => `${((100 * part) / whole).toFixed(0)}%`
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

async function playConsultation({ app, model, bare, number, onTurn }) {
  const visitor = new Visitor(app.url)
  await visitor.register(newRegistration(number))
  await visitor.saveDetails(newDetails())
  await visitor.startConsultation()
  const prompts = []
  let schema = ''
  for (const turn of TURNS) {
    const behaviour = toAnswer(turn)
    let askedAt
    model.answerBy((recorded) => {
      askedAt ??= performance.now()
      prompts.push(textOf(recorded))
      schema = JSON.stringify(recorded.body.response_format)
      return behaviour
    })
    const started = performance.now()
    const response = await visitor.streamMessage(turn[0])
    const [preview, words, end] = await timeStream(response.body, started, [PREVIEW, WORDS])
    const turnTimes = { asked: askedAt - started, preview, words, end }

    const emptyStarted = performance.now()
    const empty = await request(`${bare.url}/stream`)
    const [emptyFirst] = await timeStream(empty.body, emptyStarted, ['data: '])
    model.answerBy(() => behaviour)
    const directStarted = performance.now()
    const direct = await request(`${model.url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stream: true }),
    })
    const [directFirst] = await timeStream(direct.body, directStarted, ['data: '])
    onTurn({ ...turnTimes, empty: emptyFirst, direct: directFirst })
  }
  return { prompts, schema }
}

function printTimes(times) {
  const base = median(times.map(({ empty }) => empty))
  const newRow = (name, key) => {
    const values = times.map((turn) => turn[key])
    return [
      name,
      formatFigure(median(values)),
      formatFigure(percentile(values, 0.99)),
      formatRatio(median(values) / base),
    ]
  }
  printTable(
    `${times.length} turns with a model, ms`,
    ['call', 'p50', 'p99', 'p50 / empty stream'],
    [
      newRow('empty stream, first chunk', 'empty'),
      newRow('the model asked directly, first chunk', 'direct'),
      newRow('turn, until the model is asked', 'asked'),
      newRow('turn, first visible change', 'preview'),
      newRow('turn, first words', 'words'),
      newRow('turn, complete', 'end'),
    ],
  )
}

/** `before` is the last prompt of another company. */
function printTokens(prompts, before, schema) {
  const shared = prompts.map((prompt, index) => commonPrefixLength(prompt, prompts[index - 1] ?? before))
  const rows = prompts.map((prompt, index) => [
    String(index + 1),
    String(toTokens(prompt.length)),
    String(toTokens(shared[index])),
    formatShare(shared[index], prompt.length),
  ])
  const all = sum(prompts.map(({ length }) => length))
  printTable(
    `Prompts of a consultation of ${TURNS.length} turns, tokens at ${CHARACTERS_PER_TOKEN} characters`,
    ['prompt', 'tokens', 'begin as the prompt before', 'share'],
    [...rows, ['all', String(toTokens(all)), String(toTokens(sum(shared))), formatShare(sum(shared), all)]],
  )
  const written = sum(TURNS.map((turn) => toAnswer(turn).text.length))
  printTable(
    'The same consultation',
    ['what', 'tokens', 'of the prompts'],
    [
      [
        'the same for every company',
        String(toTokens(shared[0])),
        formatShare(shared[0] * prompts.length, all),
      ],
      [
        'schema, with each prompt',
        String(toTokens(schema.length)),
        formatShare(schema.length * prompts.length, all),
      ],
      ['answers', String(toTokens(written)), formatShare(written, all)],
    ],
  )
}

export default async function benchExpert(load) {
  const { startOpenAiServer } = await load('tests/support/openai-server.ts')
  const { startApp } = await load('tests/support/app-server.ts')
  const model = await startOpenAiServer()
  const bare = await startBareNextApp()
  const app = await startApp({
    databaseUrl: '',
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm', LOG_LEVEL: 'fatal' },
  })
  const times = []
  const consultations = []
  for (let number = 0; number < CONSULTATIONS + 1; number += 1) {
    const consultation = await playConsultation({
      app,
      model,
      bare,
      number,
      // The first one warms up.
      onTurn: (turn) => number > 0 && times.push(turn),
    })
    consultations.push(consultation)
  }
  printTimes(times)
  const [before, { prompts, schema }] = consultations.slice(-2)
  printTokens(prompts, before.prompts.at(-1), schema)
  await app.stop()
  bare.stop()
  await model.close()
}
