import { describe, expect, it } from 'vitest'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { NETWORK_ENGINES } from '@/tests/support/openai-server'
import { newWriterInput, serveModel, writes } from '@/tests/support/specification-writer'
import { generateSpecification } from './run'
import type { DraftLine } from './schema'

const modelServer = serveModel()

describe.each(NETWORK_ENGINES)('lines that a judge sees together over %s', (_name, _engine, connect) => {
  const facts: FactSeed[] = [
    ['responsibilities', 'strip down the gearboxes and rebuild them'],
    ['responsibilities', 'gearboxes come in, they rebuild those on the bench'],
    ['travel', 'no travel'],
  ]
  const lines: DraftLine[] = [
    { section: 'responsibilities', text: 'Strip down gearboxes and rebuild them', cites: ['F1'] },
    { section: 'responsibilities', text: 'Rebuild gearboxes that come in on the bench', cites: ['F2'] },
    { section: 'travel', text: 'no travel', cites: ['F3'] },
  ]
  const judged = (...clashes: object[]) => ({
    kind: 'text' as const,
    text: JSON.stringify({ judgements: [0, 1, 2].map((id) => ({ id, verdict: 'same' })), clashes }),
  })
  const printed = async () => {
    const input = { ...newWriterInput(), brief: briefOf(...facts), choice: await connect(modelServer().url) }
    const { content } = await generateSpecification(input)
    return content.lines.flatMap(({ section, text }) => (section === 'responsibilities' ? [text] : []))
  }

  it('are printed once where they say the same', async () => {
    modelServer().script(writes(...lines), judged({ one: 1, other: 0, kind: 'repeat' }))
    expect(await printed()).toHaveLength(1)
    modelServer().script(writes(...lines), judged())
    expect(await printed()).toHaveLength(2)
    const asked = JSON.stringify(modelServer().requests.at(-1)?.body)
    expect(asked).toContain('1 [What you will do] Rebuild gearboxes that come in on the bench')
  })

  it('stay where they share no words', async () => {
    modelServer().script(writes(...lines), judged({ one: 0, other: 2, kind: 'repeat' }))
    expect(await printed()).toHaveLength(2)
  })

  it('are asked for again where both cannot be so', async () => {
    modelServer().script(writes(...lines), judged({ one: 0, other: 1, kind: 'contradiction' }), writes())
    expect(await printed()).toHaveLength(2)
    expect(JSON.stringify(modelServer().requests.at(-1)?.body)).toContain(
      'it may contradict “Strip down gearboxes',
    )
  })
})
