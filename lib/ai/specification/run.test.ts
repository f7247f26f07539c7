import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolveModel } from '@/lib/ai/model'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { toEdition } from '@/lib/specification/content'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import {
  type Behaviour,
  NETWORK_ENGINES,
  type OpenAiServer,
  startOpenAiServer,
} from '@/tests/support/openai-server'
import { generateSpecification } from './run'
import type { DraftLine, SpecificationDraft } from './schema'

const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 1, retryWaitMs: 1_000 }
const impatient = { ...limits, firstContentMs: 300 }
const brief = briefOf(
  ['driver', 'our order book has doubled'],
  ['technical', 'Siemens TIA Portal'],
  ['pay', '46-52k'],
  ['benefits', 'private health care after probation'],
)
const newInput = () => ({
  brief,
  company: { name: 'Halyard', description: 'Motor drives for ships.', industry: null, size: null },
  jobTitle: 'Controls Engineer',
  houseRules: [{ id: 'h', kind: 'benefit' as const, text: 'free parking' }],
  newId: createIdCounter(),
  limits,
})

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

const answerWith = (draft: Partial<SpecificationDraft>): Behaviour => ({
  kind: 'text',
  text: JSON.stringify({ lines: [], recommendations: [], ...draft }),
})
const answer = (...lines: DraftLine[]) => answerWith({ lines })
const judge = (...verdicts: string[]): Behaviour => ({
  kind: 'text',
  text: JSON.stringify({ judgements: verdicts.map((verdict, id) => ({ id, verdict })) }),
})

describe('generateSpecification with the built-in consultant', () => {
  it('returns what the built-in writer wrote', async () => {
    const result = await generateSpecification({ ...newInput(), choice: await resolveModel({}) })
    expect(result.content).toEqual(writeSpecification(newInput()))
    expect(result).toMatchObject({ engine: 'builtIn', fellBack: false, rejected: {} })
  })
})

describe.each(NETWORK_ENGINES)('generateSpecification over %s', (_, engine, connect) => {
  it('takes the model’s overview where the place and the contract are known', async () => {
    const placed = briefOf(['location', 'Based at Hull'], ['contractType', 'permanent'])
    const text = 'Halyard, which makes motor drives for ships, is hiring a Controls Engineer in Hull.'
    server.script(
      answerWith({ lines: [{ section: 'overview', text, cites: ['T1', 'C1', 'F1'] }] }),
      judge('same'),
    )
    const { content } = await generateSpecification({
      ...newInput(),
      brief: placed,
      choice: await connect(server.url),
    })
    expect(content.lines.filter(({ section }) => section === 'overview').map((line) => line.text)).toEqual([
      text,
    ])
    expect(server.requests[0]?.body && JSON.stringify(server.requests[0].body)).toContain('T1 [overview]')
  })

  it('keeps a fact that the model leaves out, where the note-taker would join it to another', async () => {
    const message =
      'get the waste on the big press down from nine to six, and every old drive replaced by Easter'
    const [waste = '', drives = ''] = message.split(', and ')
    const said = (value: string) => ({
      evidence: [
        {
          kind: 'message' as const,
          id: 'm',
          start: message.indexOf(value),
          end: message.indexOf(value) + value.length,
        },
      ],
    })
    const goals = briefOf(['success', waste, 'must', said(waste)], ['success', drives, 'must', said(drives)])
    server.script(
      answerWith({
        lines: [
          {
            section: 'firstYear',
            text: 'Get the waste on the big press down from nine to six',
            cites: ['F1'],
          },
        ],
      }),
      judge('same'),
    )
    const { content } = await generateSpecification({
      ...newInput(),
      brief: goals,
      messages: new Map([['m', message]]),
      choice: await connect(server.url),
    })
    expect(
      content.lines.filter(({ section }) => section === 'firstYear').map(({ factIds }) => factIds),
    ).toEqual([['f0'], ['f1']])
  })

  it('takes the model’s lines that say their facts, and keeps the written line of every other fact', async () => {
    server.script(
      answer(
        { section: 'technical', text: 'Programming in Siemens TIA Portal!', cites: ['F2'] },
        { section: 'compensation', text: '£46,000 to £60,000', cites: ['F3'] },
        { section: 'benefits', text: 'A company car', cites: [] },
        { section: 'technical', text: 'A friendly team', cites: ['F4'] },
      ),
      judge('same'),
    )
    const { content, rejected, ...result } = await generateSpecification({
      ...newInput(),
      choice: await connect(server.url),
    })
    expect(result).toMatchObject({ engine, fellBack: false })
    expect(rejected).toEqual({ figure: 1, noFact: 1, wrongSection: 1 })
    const texts = content.lines.map(({ section, text }) => `${section}: ${text}`)
    expect(texts).toContain('technical: Programming in Siemens TIA Portal')
    expect(texts).toContain('compensation: 46-52k')
    expect(texts).toContain('benefits: Private health care after probation')
    expect(texts).toContain('benefits: Free parking')
    expect(texts.join('\n')).not.toMatch(/car\b|friendly|60,000/)
    const worded = content.lines.find(({ section }) => section === 'technical')
    expect(worded).toMatchObject({ factIds: ['f1'], evidence: brief.facts[1]?.evidence })
  })

  it('takes an overview and advice that cite facts, whose own lines stay', async () => {
    const overview = 'Halyard is hiring a Controls Engineer. We make motor drives for ships.'
    const advice = 'Say what puts somebody at the top of the 46-52k.'
    server.script(
      answerWith({
        lines: [{ section: 'overview', text: overview, cites: ['T1', 'C1'] }],
        recommendations: [
          // The reason for the vacancy is for the agency: what rests on the pay stays.
          { text: advice, cites: ['F1', 'F3'] },
          { text: 'Offer £60,000.', cites: ['F3'] },
        ],
      }),
      judge('drops', 'same'),
    )
    const { content, rejected } = await generateSpecification({
      ...newInput(),
      choice: await connect(server.url),
    })
    const textsOf = (wanted: string) =>
      content.lines.flatMap(({ section, text }) => (section === wanted ? [text] : []))
    expect(rejected).toEqual({ figure: 1 })
    expect(textsOf('overview')).toEqual([
      'We are hiring a Controls Engineer. We make motor drives for ships.',
    ])
    expect(textsOf('compensation')).toEqual(['46-52k'])
    expect(textsOf('recommendation')[0]).toBe(advice)
    expect(content.lines.find(({ text }) => text === advice)).toMatchObject({
      factIds: ['f2'],
      audience: 'agency',
      evidence: brief.facts[2]?.evidence,
    })
  })

  it('keeps the written overview where the model’s doesn’t name the job, or says too much', async () => {
    const written = writeSpecification(newInput()).lines.filter(({ section }) => section === 'overview')
    for (const [text, cites] of [
      ['We make motor drives for ships.', ['C1']],
      ['Halyard is hiring. It is a job. It is good. We make motor drives.', ['T1', 'C1']],
    ] as const) {
      server.script(answer({ section: 'overview', text, cites: [...cites] }), judge('same'))
      const { content } = await generateSpecification({ ...newInput(), choice: await connect(server.url) })
      expect(content.lines.filter(({ section }) => section === 'overview').map((line) => line.text)).toEqual(
        written.map((line) => line.text),
      )
    }
  })

  it('follows the model’s order in a section, and puts the words of a refused line in its place', async () => {
    const skills = briefOf(
      ['technical', 'pipe stress'],
      ['technical', 'Caesar II'],
      ['technical', 'ASME B31.3'],
    )
    server.script(
      answer(
        { section: 'technical', text: 'Work to ASME B31.3', cites: ['F3'] },
        { section: 'technical', text: 'Ten years of Caesar II', cites: ['F2'] },
        { section: 'technical', text: 'Calculation of pipe stress', cites: ['F1'] },
      ),
      judge('same', 'same'),
    )
    const input = { ...newInput(), brief: skills }
    const { content } = await generateSpecification({ ...input, choice: await connect(server.url) })
    expect(content.lines.filter(({ section }) => section === 'technical').map(({ text }) => text)).toEqual([
      'Work to ASME B31.3',
      'Caesar II',
      'Calculation of pipe stress',
    ])
  })

  it('moves a fact beside what it belongs to, and keeps the figures of the pay', async () => {
    const slot = {
      kind: 'pay',
      min: 46_000,
      max: 52_000,
      unit: 'year',
      currency: 'GBP',
      extras: null,
      inAdvert: true,
    } as const
    const terms = briefOf(
      ['pay', '46-52k', 'must', { slot }],
      ['package', 'a bonus of up to 5%'],
      ['package', 'a van'],
    )
    server.script(
      answer({
        section: 'compensation',
        text: '£46,000 to £52,000 a year, and a bonus of up to 5%',
        cites: ['F1', 'F2'],
      }),
      judge('same'),
    )
    const { content } = await generateSpecification({
      ...newInput(),
      brief: terms,
      choice: await connect(server.url),
    })
    const lines = content.lines.filter(({ section }) => section === 'compensation' || section === 'package')
    expect(lines.map(({ section, text, factIds }) => ({ section, text, factIds }))).toEqual([
      {
        section: 'compensation',
        text: '£46,000 to £52,000 a year, and a bonus of up to 5%',
        factIds: ['f0', 'f1'],
      },
      { section: 'package', text: 'A van', factIds: ['f2'] },
    ])
    expect(lines[0]?.pay).toMatchObject({ min: 46_000, max: 52_000 })
  })

  it('covers every fact the built-in writer covers', async () => {
    server.script(answer({ section: 'overview', text: 'Our order book has doubled.', cites: ['F1'] }))
    const { content } = await generateSpecification({ ...newInput(), choice: await connect(server.url) })
    expect(new Set(content.lines.flatMap((line) => line.factIds))).toEqual(new Set(['f0', 'f1', 'f2', 'f3']))
  })

  it('takes only one of two lines that cite the same fact', async () => {
    const line = { section: 'technical' as const, text: 'Siemens TIA Portal programming', cites: ['F2'] }
    server.script(answer(line, { ...line, text: 'Use of Siemens TIA Portal' }), judge('same', 'same'))
    const { content } = await generateSpecification({ ...newInput(), choice: await connect(server.url) })
    expect(content.lines.filter(({ section }) => section === 'technical')).toHaveLength(1)
  })

  it('withholds the words of a line that is refused twice where the model calls them unfit', async () => {
    const duty = { section: 'responsibilities' as const, cites: ['F1'] }
    const refused = answer({ ...duty, text: 'Build 40 homes at Goole' })
    const site = 'build 38 homes up by Goole'
    for (const [again, isUnfit] of [
      [answer({ ...duty, text: 'Build 39 homes' }, { ...duty, text: '' }), true],
      [answer({ ...duty, text: 'Build 39 homes' }), undefined],
    ] as const) {
      server.script(refused, again)
      const input = { ...newInput(), brief: briefOf(['responsibilities', site]) }
      const { content } = await generateSpecification({ ...input, choice: await connect(server.url) })
      const [line] = content.lines.filter(({ section }) => section === 'responsibilities')
      expect(JSON.stringify(server.requests[1]?.body)).toContain('38 homes up by Goole')
      expect(line).toMatchObject({ factIds: ['f0'] })
      expect(line?.isUnfit).toBe(isUnfit)
    }
  })

  it('withholds at once a complaint for which the model has no words, and keeps it for the agency', async () => {
    const grumble = 'half of them are off home before the line is up'
    const input = {
      ...newInput(),
      brief: briefOf(['softSkills', grumble], ['responsibilities', 'Run the line']),
    }
    server.script(answer({ section: 'softSkills', cites: ['F1'], text: '' }))
    const { content, rejected } = await generateSpecification({ ...input, choice: await connect(server.url) })
    expect(content.lines.find(({ section }) => section === 'softSkills')).toMatchObject({
      factIds: ['f0'],
      isUnfit: true,
    })
    expect(JSON.stringify(toEdition(content, 'candidate'))).not.toContain('off home')
    expect(rejected).toEqual({})
  })

  it('asks a judge about all undecided lines in one call, and once more for what the judge refuses', async () => {
    const technical = {
      section: 'technical' as const,
      text: 'Programming in Siemens TIA Portal',
      cites: ['F2'],
    }
    const first = answer(
      technical,
      { section: 'compensation', text: '£46,000 to £52,000', cites: ['F3'] },
      { section: 'benefits', text: 'Private health care after probation', cites: ['F4'] },
    )
    const again = answer({ ...technical, text: 'Work with Siemens TIA Portal' })
    for (const [verdict, written] of [
      ['same', 'Work with Siemens TIA Portal'],
      ['adds', 'Siemens TIA Portal'],
    ] as const) {
      server.script(first, judge('adds', 'same'), again, judge(verdict))
      const { content } = await generateSpecification({ ...newInput(), choice: await connect(server.url) })
      const bodies = server.requests.map(({ body }) => JSON.stringify(body))
      expect(bodies).toHaveLength(4)
      // The judge reads every line, and judges what is not decided: the line stands in no pair.
      expect(bodies[1]?.split('health care')).toHaveLength(2)
      expect(bodies[2]).toContain('Programming in Siemens TIA Portal')
      const texts = content.lines.map(({ text }) => text)
      expect(texts).toContain(written)
      expect(texts).toContain('£46,000 to £52,000')
    }
  })

  it.each([
    ['is silent about a line', judge('same')],
    [
      'says two things',
      { kind: 'text', text: '{"judgements":[{"id":1,"verdict":"same"},{"id":1,"verdict":"adds"}]}' },
    ],
    ['fails', { kind: 'status', status: 500 }],
    ['answers in prose', { kind: 'text', text: 'They mean the same.' }],
  ] as const)('keeps the written words where the judge %s', async (_name, behaviour) => {
    server.script(
      answer(
        { section: 'technical', text: 'Programming in Siemens TIA Portal', cites: ['F2'] },
        { section: 'compensation', text: '£46,000 to £52,000', cites: ['F3'] },
      ),
      behaviour,
    )
    const { content, rejected, ...result } = await generateSpecification({
      ...newInput(),
      choice: await connect(server.url),
    })
    expect(result).toMatchObject({ engine, fellBack: false })
    expect(rejected.undecided).toBeGreaterThan(0)
    expect(content.lines.map(({ text }) => text)).toContain('46-52k')
  })

  it.each([
    ['an invalid answer', { kind: 'text', text: '{"lines": 3}' }],
    ['a refusal', { kind: 'status', status: 401 }],
    ['a broken server', { kind: 'status', status: 500 }],
    ['a body that is not JSON', { kind: 'malformed' }],
    ['silence', { kind: 'hang' }],
  ] as const)(
    'returns what the built-in writer wrote, and reports it, after %s',
    async (_name, behaviour) => {
      server.script(behaviour)
      const choice = await connect(server.url)
      const result = await generateSpecification({
        ...newInput(),
        choice,
        ...(behaviour.kind === 'hang' ? { limits: impatient } : {}),
      })
      expect(result.content).toEqual(writeSpecification(newInput()))
      expect(result).toMatchObject({ engine: 'builtIn', fellBack: true })
    },
  )
})
