import { describe, expect, it } from 'vitest'
import { toBriefOperation } from '@/lib/ai/expert/schema'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { createIdCounter } from '@/tests/support/briefs'
import { NETWORK_ENGINES } from '@/tests/support/openai-server'
import { newWriterInput, serveModel, writes } from '@/tests/support/specification-writer'
import { generateSpecification } from './run'

const modelServer = serveModel()
const ids = { facts: new Map(), proposals: new Map(), held: new Map(), pressed: new Set<string>() }

function briefThatSays(wish: string) {
  const duty = 'run the kiln'
  const operations = [
    toBriefOperation({ op: 'wording', quote: wish }, ids),
    toBriefOperation(
      { op: 'add', topic: 'responsibilities', strength: 'must', quote: duty, value: duty },
      ids,
    ),
  ].flatMap((operation) => operation ?? [])
  const source = { messageId: 'm', because: 'a model', message: `${wish}, ${duty}` }
  return applyOperations(EMPTY_BRIEF, operations, source, createIdCounter())
}

describe('how the manager wants the text to read', () => {
  const wish = 'keep it plain and friendly'
  const brief = briefThatSays(wish)

  it('is for the agency in the brief, and in no document of the note-taker', async () => {
    expect(brief.facts).toMatchObject([{ topic: 'alsoSaid', audience: 'agency', value: wish }, {}])
    const { content } = await generateSpecification({
      ...newWriterInput(),
      brief,
      choice: { kind: 'builtIn', name: '' },
    })
    expect(content.lines.map(({ text }) => text).join()).not.toContain('friendly')
  })

  it.each(NETWORK_ENGINES)(
    'reaches the writer over %s as a wish and as no source',
    async (_name, _engine, connect) => {
      modelServer().script(writes({ section: 'responsibilities', text: 'Run the kiln', cites: ['F1'] }))
      const choice = await connect(modelServer().url)
      const { content } = await generateSpecification({ ...newWriterInput(), brief, choice })
      const asked = JSON.stringify(modelServer().requests[0]?.body)
      expect(asked).toMatch(/name=\\+"wording\\+"[^<]*keep it plain and friendly/)
      expect(asked).not.toContain(`]: ${wish}`)
      expect(content.lines.map(({ text }) => text).join()).not.toContain('friendly')
    },
  )
})
