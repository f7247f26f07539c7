import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { type Behaviour, NETWORK_ENGINES } from '@/tests/support/openai-server'
import { newWriterInput, serveModel, writes } from '@/tests/support/specification-writer'
import { generateSpecification } from './run'

const modelServer = serveModel()

const judge = (...verdicts: string[]): Behaviour => ({
  kind: 'text',
  text: JSON.stringify({ judgements: verdicts.map((verdict, id) => ({ id, verdict })) }),
})

describe.each(NETWORK_ENGINES)('what the opening says over %s', (_name, _engine, connect) => {
  it('says no fact again that the overview says in full', async () => {
    const firm = briefOf(
      ['culture', 'we build assembly rigs and leak testers'],
      ['culture', 'we build jigs for 30 customers'],
    )
    const text = 'Halyard builds assembly rigs and leak testers. We are hiring a Controls Engineer.'
    modelServer().script(
      writes({ section: 'overview', text, cites: ['T1', 'C1', 'F1', 'F2'] }),
      judge('drops'),
    )
    const { content } = await generateSpecification({
      ...newWriterInput(),
      brief: firm,
      choice: await connect(modelServer().url),
    })
    const of = (wanted: string) => content.lines.filter(({ section }) => section === wanted)
    expect(of('overview').map((line) => line.factIds)).toEqual([['f0', 'f1']])
    expect(of('culture').map((line) => line.factIds)).toEqual([['f1']])
  })

  it('prints the words of a fact that only the opening cites where a judge finds more in them', async () => {
    const firm = briefOf(['culture', 'fifty of us on the quay, doing drives since the sixties'])
    const text = 'We are 50 people who make motor drives on the quay. We are hiring a Controls Engineer.'
    for (const [verdict, count] of [
      ['same', 0],
      ['adds', 1],
    ] as const) {
      modelServer().script(
        writes({ section: 'overview', text, cites: ['T1', 'C1', 'F1'] }),
        judge('same', verdict),
      )
      const choice = await connect(modelServer().url)
      const { content } = await generateSpecification({ ...newWriterInput(), brief: firm, choice })
      expect(content.lines.filter(({ section }) => section === 'culture')).toHaveLength(count)
    }
  })

  it('lets a judge find what the opening has said in other words, and prints it once', async () => {
    const firm = briefOf(
      ['culture', 'we have done motor drives on the quay since 1962'],
      ['culture', 'you report to the chief engineer'],
    )
    const opening = 'Halyard has made motor drives for ships since 1962. We are hiring a Controls Engineer.'
    const draft = writes(
      { section: 'overview', text: opening, cites: ['T1', 'C1', 'F1'] },
      { section: 'culture', text: 'Motor drives have been our work on the quay since 1962', cites: ['F1'] },
      { section: 'culture', text: 'You report to the chief engineer', cites: ['F2'] },
    )
    for (const [verdict, texts] of [
      ['same', ['You report to the chief engineer']],
      [
        'adds',
        ['Motor drives have been our work on the quay since 1962', 'You report to the chief engineer'],
      ],
    ] as const) {
      modelServer().script(draft, judge('same', 'same', verdict))
      const { content } = await generateSpecification({
        ...newWriterInput(),
        brief: firm,
        choice: await connect(modelServer().url),
      })
      expect(JSON.stringify(modelServer().requests[1]?.body)).toContain('repeat')
      const of = (wanted: string) => content.lines.filter(({ section }) => section === wanted)
      expect(of('culture').map(({ text }) => text)).toEqual(texts)
      expect(of('overview')[0]?.factIds).toContain('f0')
    }
  })

  it('keeps the only line on the work, though the overview says it', async () => {
    const text = 'Halyard is hiring a Controls Engineer to build 38 pump houses.'
    modelServer().script(writes({ section: 'overview', text, cites: ['T1', 'C1', 'F1'] }), judge('same'))
    const { content } = await generateSpecification({
      ...newWriterInput(),
      brief: briefOf(['responsibilities', 'build 38 pump houses']),
      choice: await connect(modelServer().url),
    })
    const sections = content.lines.map(({ section }) => section)
    expect(sections).toContain('responsibilities')
    expect(content.lines[0]?.text).toBe('We are hiring a Controls Engineer to build 38 pump houses.')
  })
})
