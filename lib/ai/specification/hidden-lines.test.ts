import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import type { Brief } from '@/lib/consultation/brief/schema'
import { listLinesToRewrite, toEdition } from '@/lib/specification/content'
import { briefOf } from '@/tests/support/briefs'
import { NETWORK_ENGINES } from '@/tests/support/openai-server'
import { newWriterInput, serveModel, writes } from '@/tests/support/specification-writer'
import { generateSpecification } from './run'

const modelServer = serveModel()

describe.each(NETWORK_ENGINES)('what is hidden from candidates over %s', (_name, _engine, connect) => {
  it.each([
    ['do the other ones when that one goes', true],
    ['keep the spare pumps running during a shutdown', undefined],
    // The filter for talk alone doubts it, and it has no word of talk.
    ['run our subcontractor quote database', undefined],
  ])(
    'prints the words of a line that is refused twice only where they read well: %s',
    async (words, isUnfit) => {
      const duty = { section: 'responsibilities' as const, cites: ['F1'] }
      modelServer().script(
        writes({ ...duty, text: 'Run 12 pumps' }),
        writes({ ...duty, text: 'Run 12 pumps a day' }),
      )
      const input = { ...newWriterInput(), brief: briefOf(['responsibilities', words]) }
      const { content } = await generateSpecification({ ...input, choice: await connect(modelServer().url) })
      expect(content.lines.find(({ section }) => section === 'responsibilities')?.isUnfit).toBe(isUnfit)
      const printed = JSON.stringify(toEdition(content, 'candidate')).toLowerCase()
      expect(printed.includes(words)).toBe(!isUnfit)
      expect(listLinesToRewrite(content)).toHaveLength(isUnfit ? 1 : 0)
    },
  )

  it.each([
    ['taken as they are', 'Mostly yard'],
    ['refused in other words', 'Carry out 12 jobs'],
  ])('hides no clean words for the doubt of a filter where they are %s', async (_case, text) => {
    const words = 'mostly yard'
    const said = briefOf(['responsibilities', words])
    const written = writeSpecification({ ...newWriterInput(), brief: said })
    expect(listLinesToRewrite(written)).toHaveLength(1)
    const draft = writes({ section: 'responsibilities', cites: ['F1'], text })
    modelServer().script(draft, draft)
    const input = { ...newWriterInput(), brief: said, choice: await connect(modelServer().url) }
    const { content } = await generateSpecification(input)
    expect(listLinesToRewrite(content)).toEqual([])
    expect(JSON.stringify(toEdition(content, 'candidate'))).toContain('ostly yard')
  })

  it.each([
    ['half seven till four, half three on a Friday', false],
    ['to be honest we’re easy about the hours, say 24', true],
  ])('takes the word of a model that a row is unfit only where it is talk: %s', async (words, isUnfit) => {
    const said = briefOf(['hours', words, 'must', chat(words)])
    const draft = writes({ section: 'hours', cites: ['F1'], text: '' })
    modelServer().script(draft, draft)
    const input = { ...newWriterInput(), brief: said, choice: await connect(modelServer().url) }
    const { content } = await generateSpecification(input)
    expect(listLinesToRewrite(content)).toHaveLength(isUnfit ? 1 : 0)
  })

  const chat = (value: string) => ({
    evidence: [{ kind: 'message' as const, id: 'm', start: 0, end: value.length }],
  })

  it.each([
    ['its own words, under another heading', 'Any ATEX stuff', 'technical'],
    ['what was said, where the note-taker has other words', 'Any ATEX stuff would be nice', 'niceToHave'],
  ] as const)('prints a wish for which a model chooses %s', async (_case, text, section) => {
    const words = 'Any ATEX stuff would be nice'
    const said = briefOf(['technical', words, 'nice', chat(words)])
    expect(listLinesToRewrite(writeSpecification({ ...newWriterInput(), brief: said }))).toHaveLength(1)
    const draft = writes({ section, cites: ['F1'], text })
    modelServer().script(draft, draft)
    const input = { ...newWriterInput(), brief: said, choice: await connect(modelServer().url) }
    const { content } = await generateSpecification(input)
    expect(listLinesToRewrite(content)).toEqual([])
    expect(
      toEdition(content, 'candidate').lines.filter((line) => line.section === 'niceToHave'),
    ).toHaveLength(1)
  })

  it('prints what the manager has let in, in words of the sentence that was held', async () => {
    const message = 'We call the big one Old Mother Hubbard, a woman that needs a strong lad’s touch'
    const value = 'needs a strong touch'
    const place = { kind: 'message' as const, id: 'm', start: 40, end: message.length }
    const said: Brief = {
      ...briefOf(['technical', value, 'must', { evidence: [place] }]),
      held: [
        {
          id: 'h',
          source: { kind: 'message', id: 'm' },
          start: 0,
          end: message.length,
          ground: 'sex',
          card: 'sex',
          wordings: [],
          certainty: 'unsure',
          state: 'work',
        },
      ],
    }
    const text = 'You have a touch for an old woman of a press'
    const draft = writes({ section: 'technical', cites: ['F1'], text })
    const judged = {
      kind: 'text' as const,
      text: JSON.stringify({ judgements: [{ id: 0, verdict: 'same' }] }),
    }
    modelServer().script(draft, judged)
    const input = {
      ...newWriterInput(),
      brief: said,
      messages: new Map([['m', message]]),
      choice: await connect(modelServer().url),
    }
    const { rejected } = await generateSpecification(input)
    expect(rejected).toEqual({})
  })
})
