import { describe, expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import { briefOf } from '@/tests/support/briefs'
import { NETWORK_ENGINES } from '@/tests/support/openai-server'
import { newWriterInput, serveModel, writes } from '@/tests/support/specification-writer'
import { generateSpecification } from './run'

const modelServer = serveModel()
const judged = (...verdicts: string[]) => ({
  kind: 'text' as const,
  text: JSON.stringify({ judgements: verdicts.map((verdict, id) => ({ id, verdict })) }),
})

describe.each(NETWORK_ENGINES)('what two lines tell over %s', (_name, _engine, connect) => {
  const line = (section: Section, text: string, ...cites: string[]) => ({ section, text, cites })
  const print = async (...facts: Parameters<typeof briefOf>) => {
    const input = { ...newWriterInput(), brief: briefOf(...facts) }
    const { content } = await generateSpecification({ ...input, choice: await connect(modelServer().url) })
    return (section: Section) => content.lines.flatMap((one) => (one.section === section ? [one.text] : []))
  }

  it('is missing from neither, where both cite it', async () => {
    modelServer().script(
      writes(
        line('firstYear', 'Run the press shop by month six', 'F1'),
        line('responsibilities', 'Run the press shop, with its 14 presses and 22 robots', 'F1'),
        line('responsibilities', 'Order the steel', 'F2'),
      ),
      judged('same', 'same', 'same'),
    )
    const printed = await print(
      ['success', 'by month six they run the press shop, with its 14 presses and 22 robots'],
      ['responsibilities', 'order the steel'],
    )
    expect(printed('firstYear')).toEqual(['Run the press shop by month six'])
  })

  it('goes with the line that it rests on', async () => {
    modelServer().script(
      writes(
        line('firstYear', 'Run the press shop by month six', 'F1'),
        line('responsibilities', 'Run the press shop, with its 14 presses and 22 robots', 'F1'),
        line('responsibilities', 'Order the steel', 'F2'),
      ),
      judged('same', 'changes', 'changes'),
      writes(),
    )
    const printed = await print(
      ['success', 'by month six they run the press shop, with its 14 presses and 22 robots'],
      ['responsibilities', 'order the steel'],
    )
    expect(printed('firstYear').join()).toContain('22 robots')
  })

  it('is one line where it says the same in two sections', async () => {
    const text = 'By month six you run a kiln of your own, which a big firm would not give you for years'
    modelServer().script(writes(line('motivation', text, 'F1', 'F2')), judged('same'))
    const printed = await print(
      ['success', 'by month six run a kiln of your own'],
      ['motivation', 'you run a kiln of your own, which a big firm would not give you for years'],
    )
    expect(printed('motivation')).toEqual([text])
    expect(printed('firstYear')).toEqual([])
    expect(printed('internalNotes')).toEqual([])
  })

  it('stays two where one has more', async () => {
    const text = 'You run a kiln of your own, which a big firm would not give you for years'
    modelServer().script(writes(line('motivation', text, 'F1', 'F2')), judged('same'))
    const printed = await print(
      ['success', 'by month six run a kiln of your own'],
      ['motivation', 'you run a kiln of your own, which a big firm would not give you for years'],
    )
    expect(printed('firstYear')).not.toEqual([])
  })
})
