import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { NETWORK_ENGINES } from '@/tests/support/openai-server'
import { newWriterInput, serveModel, writes } from '@/tests/support/specification-writer'
import { generateSpecification } from './run'

const modelServer = serveModel()

describe.each(NETWORK_ENGINES)('lines that are refused at first over %s', (_name, _engine, connect) => {
  const printedBy = async (facts: readonly Parameters<typeof briefOf>[number][], section: string) => {
    const input = { ...newWriterInput(), brief: briefOf(...facts) }
    const { content } = await generateSpecification({ ...input, choice: await connect(modelServer().url) })
    return content.lines.flatMap((line) => (line.section === section ? [line.text] : []))
  }

  it('stand where they stood once they are mended', async () => {
    const duty = (text: string, ...cites: string[]) => ({ section: 'responsibilities' as const, text, cites })
    modelServer().script(
      writes(
        duty('Draw 12 lifting frames', 'F1'),
        duty('order the steel', 'F2'),
        duty('visit the yard', 'F3'),
      ),
      writes(duty('draw the lifting frames', 'F1')),
    )
    const facts = ['draw the lifting frames', 'order the steel', 'visit the yard']
    expect(
      await printedBy(
        facts.map((value) => ['responsibilities', value]),
        'responsibilities',
      ),
    ).toEqual(['draw the lifting frames', 'order the steel', 'visit the yard'])
  })

  it('leave a source that two of them cite to the first, and the rest to the second', async () => {
    const duty = (text: string, ...cites: string[]) => ({ section: 'responsibilities' as const, text, cites })
    modelServer().script(
      writes(
        duty('draw the lifting frames and the gantries', 'F1'),
        duty('Price the steel of the gantries', 'F1', 'F2'),
      ),
      { kind: 'text', text: JSON.stringify({ judgements: [{ id: 0, verdict: 'same' }] }) },
    )
    const facts = ['draw the lifting frames and the gantries', 'price the steel']
    const printed = await printedBy(
      facts.map((value) => ['responsibilities', value]),
      'responsibilities',
    )
    expect(printed).toEqual(['draw the lifting frames and the gantries', 'Price the steel of the gantries'])
  })

  it('are asked for again with all that they cited', async () => {
    const asked: string[] = []
    const line = { section: 'process' as const, text: 'Three calls with us', cites: ['F1', 'F2'] }
    modelServer().answerBy(({ body }) => {
      asked.push(JSON.stringify(body))
      return writes(line)
    })
    await printedBy(
      [
        ['process', 'a call with us'],
        ['benefits', '25 days of holiday'],
      ],
      'process',
    )
    const again = asked.find((body) => body.includes('# Once more')) ?? ''
    expect(again.replaceAll('\\', '')).toContain('"cites":["F1","F2"]')
  })

  it('may cite who somebody is beside the step they take part in', async () => {
    modelServer().script(
      writes({
        section: 'process',
        text: 'A call with our plant manager, then an hour on site',
        cites: ['F1', 'F2'],
      }),
    )
    const facts: Parameters<typeof briefOf> = [
      ['process', 'a call with Wojtek, then an hour on site'],
      ['culture', 'They report to Wojtek Zielinski, our plant manager'],
    ]
    expect(await printedBy(facts, 'process')).toEqual(['A call with our plant manager, then an hour on site'])
  })
  it('stand in the section that their form belongs to, once they are written for it', async () => {
    modelServer().script(
      writes({ section: 'growth', text: 'a two-week handover with a colleague', cites: ['F1'] }),
      writes({ section: 'culture', text: 'a two-week handover with a colleague', cites: ['F1'] }),
    )
    const facts: Parameters<typeof briefOf> = [['growth', 'a two-week handover with a colleague']]
    expect(await printedBy(facts, 'culture')).toEqual(['a two-week handover with a colleague'])
    modelServer().script(
      writes({ section: 'growth', text: 'a two-week handover with a colleague', cites: ['F1'] }),
      writes(),
    )
    expect(await printedBy(facts, 'growth')).toEqual(['a two-week handover with a colleague'])
  })
})
