// A model that answers with far too much: thousands of operations, a value of a megabyte, an answer of five, a reply without end, and a
// specification of thousands of lines. Prints what is stored.
import assert from 'node:assert/strict'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { createProbe } from '../support/probe.mjs'
import { Visitor } from '../support/visitor.mjs'

const OPERATIONS = 5000
const FACTS_PER_MESSAGE = 200
const VALUE_MAX_CHARACTERS = 4000
const REPLY_MAX_CHARACTERS = 8000
const STORED_MAX_BYTES = 1_000_000
const BLOCK_MAX_MS = 500
const MB = 1_000_000
const MESSAGE =
  'They must know Tekla and BS EN 1090. The salary is £50,000 to £55,000, and the job is in Leeds.'

/** A message that bears out as many operations as it has words for. */
const NAMED = 400
const LONG_MESSAGE = `They must know ${Array.from({ length: NAMED }, (_, number) => `system K${number}`).join(', ')}.`
const newNamedOperation = (number) => ({
  ...newOperation(number),
  quote: `system K${number}`,
  value: `system K${number}`,
})

const newOperation = (number, fields = {}) => ({
  op: 'add',
  topic: 'technical',
  strength: 'must',
  quote: 'Tekla',
  value: `Tekla ${number}`,
  ...fields,
})
const REPLY = 'Thank you. Where is the job based?'
const toAnswer = (operations, reply = REPLY) => ({
  kind: 'text',
  text: JSON.stringify({
    operations,
    answers: [],
    proposals: [],
    asked: { topic: 'location', why: 'open' },
    reply,
  }),
})
const range = (count, create) => Array.from({ length: count }, (_, number) => create(number))

/** The answers to a message. */
const OUTPUTS = {
  [`${OPERATIONS} operations`]: [toAnswer(range(OPERATIONS, newOperation))],
  '1,000 operations': [toAnswer(range(1000, newOperation))],
  '1,000 corrections of what is not there': [
    toAnswer(range(1000, (number) => newOperation(number, { op: 'replace', fact: `F${number}` }))),
  ],
  'a value of 1 MB': [toAnswer([newOperation(0, { value: 'x'.repeat(MB) })])],
  'forty values of 4,000 characters': [
    toAnswer(range(40, (number) => newOperation(number, { value: `${number} ${'x'.repeat(3990)}` }))),
  ],
  'values that a database refuses': [
    toAnswer([newOperation(0, { value: 'Tekla \u0000 Revit' }), newOperation(1, { value: 'Revit \ud800' })]),
  ],
  'an answer of 5 MB': [{ kind: 'text', text: 'x'.repeat(5 * MB) }],
  'a reply of 5 MB': [toAnswer([newOperation(0)], `${'and-so-on-'.repeat(100)} `.repeat((5 * MB) / 1000))],
}

async function readStored(readSql, url) {
  const [row] = await readSql(
    url,
    `SELECT (SELECT count(*) FROM brief_facts)::int AS facts, (SELECT coalesce(max(length(value)), 0) FROM brief_facts)::int AS "longestFact",
      (SELECT coalesce(sum(octet_length(value)), 0) FROM brief_facts)::int AS "factBytes",
      (SELECT count(*) FROM fact_evidence)::int AS evidence,
      (SELECT max(length(content)) FROM messages WHERE role = 'assistant')::int AS "longestReply",
      (SELECT coalesce(max(octet_length(content::text)), 0) FROM job_specifications)::int AS "specificationBytes"`,
  )
  return row
}

export default async function answerTooMuch({ claims, load, startApp }) {
  const { readSql, runSql } = await load('tests/support/test-database.ts')
  const { startOpenAiServer } = await load('tests/support/openai-server.ts')
  const server = await startPostgres()
  if (!server) return claims.skip('Too much output of a model is not stored', 'PostgreSQL is not installed')
  const model = await startOpenAiServer()
  const { nodeFlags, env, readLongestBlock } = await createProbe()
  const app = await startApp({
    databaseUrl: server.url,
    nodeFlags,
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm', LOG_LEVEL: 'fatal', ...env },
  })
  const startVisitor = async () => {
    const visitor = new Visitor(app.url)
    await visitor.register()
    await visitor.startConsultation()
    return visitor
  }
  model.script(toAnswer([newOperation(0)]))
  await (await startVisitor()).sendMessage(MESSAGE)

  const verify = (name, work) =>
    claims.verify(`Of ${name} little is stored, and nobody waits`, async () => {
      await runSql(server.url, 'TRUNCATE companies CASCADE')
      const visitor = await startVisitor()
      await readLongestBlock()
      const outcome = await work(visitor)
      const blocked = await readLongestBlock()
      const stored = await readStored(readSql, server.url)
      const detail = `${outcome}; ${stored.facts} facts of ${stored.factBytes} bytes, the longest of ${stored.longestFact} characters, ${stored.evidence} sources; the longest reply has ${stored.longestReply} characters, the specification ${stored.specificationBytes} bytes; blocked ${blocked} ms`
      assert.ok(stored.facts <= FACTS_PER_MESSAGE, detail)
      assert.ok(stored.longestFact <= VALUE_MAX_CHARACTERS, detail)
      assert.ok(stored.factBytes + stored.specificationBytes < STORED_MAX_BYTES, detail)
      assert.ok(stored.longestReply <= REPLY_MAX_CHARACTERS, detail)
      assert.ok(blocked <= BLOCK_MAX_MS, detail)
      return detail
    })

  for (const [name, behaviours] of Object.entries(OUTPUTS))
    await verify(name, async (visitor) => {
      model.script(...behaviours)
      const response = await visitor.streamMessage(MESSAGE)
      const text = await response.text()
      assert.equal(response.status, 200, text)
      assert.match(text, /"type":"data-message"/, text.slice(-500))
      return /"status":"interrupted"/.test(text) ? 'an interrupted reply' : 'answered'
    })

  await verify(`${NAMED} operations that a message bears out`, async (visitor) => {
    model.script(toAnswer(range(NAMED, newNamedOperation)))
    await visitor.sendMessage(LONG_MESSAGE)
    return 'answered'
  })

  await verify('a specification of 2,000 lines', async (visitor) => {
    model.script(toAnswer(range(FACTS_PER_MESSAGE, newNamedOperation)))
    await visitor.sendMessage(LONG_MESSAGE)
    const facts = await readSql(server.url, 'SELECT id, value FROM brief_facts ORDER BY position')
    const lines = range(2000, (number) => ({
      section: 'technical',
      text: facts[number % facts.length].value,
      factIds: [facts[number % facts.length].id],
    }))
    model.script({ kind: 'text', text: JSON.stringify({ lines }) })
    await visitor.generateSpecification()
    return 'written'
  })
  await app.stop()
  await model.close()
  await server.stop()
}
