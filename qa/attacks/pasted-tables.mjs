// Messages of 24,000 characters that become many facts or take long to read: three in one conversation, and a short one afterwards.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../support/figures.mjs'
import { Visitor } from '../support/visitor.mjs'

const LENGTH = 24_000
const HEALTH_INTERVAL_MS = 20
const FACTS_PER_BRIEF = 600
const SESSION_MAX_BYTES = 1_000_000
const TOOLS = ['Revit', 'Tekla', 'AutoCAD', 'LUSAS']

const repeat = (line) => {
  let text = ''
  for (let index = 0; text.length < LENGTH; index += 1) text += line(index)
  return text.slice(0, LENGTH)
}
const pick = (index, limit) => (index * 7919 + 104_729) % limit

const PASTES = {
  'a table of figures': (i) => `${pick(i, 90) + 10},${i % 8 === 7 ? '\n' : ' '}`,
  'a phone list': (i) => `Jane ${i}\t01${pick(i, 900) + 100} ${pick(i, 900_000) + 100_000}\n`,
  'part numbers': (i) => `PN-${pick(i, 9999)}-${pick(i, 99)}\tbracket\t${pick(i, 40)}\n`,
  'a column of salaries': (i) => `£${pick(i, 60) + 20},${pick(i, 900) + 100}\n`,
  prose: (i) => `They must know ${TOOLS[i % 4]} and have ${(i % 9) + 1} years in bridges. `,
  'a list of duties': (i) => `- Design ${i} of steel structures to Eurocode ${i % 9}\n`,
  initials: () => 'A. ',
  'speech without punctuation': (i) => `and then we need someone who can design bridges ${i} days a week `,
}

async function watchHealth(origin, isOver) {
  const times = []
  while (!isOver()) {
    const started = performance.now()
    await (await fetch(`${origin}/api/health`)).text()
    times.push(performance.now() - started)
    await sleep(HEALTH_INTERVAL_MS)
  }
  return times
}

export default async function pasteTables({ app, claims }) {
  const send = async (visitor, message) => {
    const started = performance.now()
    await visitor.sendMessage(message)
    return Math.round(performance.now() - started)
  }
  for (const [name, line] of Object.entries(PASTES))
    await claims.verify(`Three messages of ${name} are answered, and health stays quick`, async () => {
      const visitor = new Visitor(app.url)
      await visitor.register()
      await visitor.startConsultation()
      let isOver = false
      const health = watchHealth(app.url, () => isOver)
      const turns = []
      for (let turn = 0; turn < 3; turn += 1) turns.push(await send(visitor, repeat(line)))
      turns.push(await send(visitor, 'Hello?'))
      isOver = true
      const times = await health
      const session = await (
        await visitor.call('GET', `/api/consultations/company/${visitor.companyId}`)
      ).text()
      const facts = JSON.parse(session).sessions[0].brief.facts.length
      assert.ok(facts <= FACTS_PER_BRIEF, `${facts} facts`)
      assert.ok(session.length < SESSION_MAX_BYTES, `a session of ${session.length} characters`)
      const [p99, longest] = [percentile(times, 0.99), Math.max(...times)].map(Math.round)
      return `turns ${turns.join(', ')} ms; health p99 ${p99} ms, longest ${longest} ms; ${facts} facts`
    })
}
