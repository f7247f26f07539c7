import { describe, expect, it } from 'vitest'
import type { Evidence } from '@/lib/consultation/brief/schema'
import { describeQuote } from './describe-quote'
import { buildExcerpt, buildQuotes, evidenceLabelOf } from './quotes'

const messageEvidence = (id: string, start: number, end: number): Evidence => ({
  kind: 'message',
  id,
  start,
  end,
})
const render = (segments: { text: string; marked: boolean }[]) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

it('names the speaker for readers who may be someone else', () => {
  const originFor = (speaker?: string) =>
    buildQuotes([messageEvidence('m1', 0, 2)], {}, speaker).quotes.map(({ origin }) => origin)
  expect(originFor()).toEqual(['You said'])
  expect(originFor('Castle Pumps')).toEqual(['Castle Pumps said'])
  const [chosen] = buildQuotes([{ kind: 'card', id: 'm1', start: 0, end: 2 }], {}, 'Castle Pumps').quotes
  expect(chosen?.origin).toBe('Castle Pumps chose')
})

describe('buildExcerpt', () => {
  it('marks the evidence in a short text and keeps the rest', () => {
    expect(render(buildExcerpt('We are in Derby, three days in.', [{ start: 10, end: 15 }]))).toBe(
      'We are in [Derby], three days in.',
    )
  })

  it('merges spans that touch or overlap, in any order', () => {
    const spans = [
      { start: 7, end: 10 },
      { start: 0, end: 4 },
      { start: 3, end: 7 },
    ]
    expect(render(buildExcerpt('0123456789', spans))).toBe('[0123456789]')
  })

  it('replaces text far from the evidence with an ellipsis at word boundaries', () => {
    const far = 'chatter '.repeat(100)
    const text = `${far}Derby ${far}Leeds ${far}`
    const at = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })
    const shown = render(buildExcerpt(text, [at('Derby'), at('Leeds')]))
    expect(shown).toMatch(/^… (chatter )+\[Derby\]( chatter)+ … (chatter )+\[Leeds\]( chatter)+ …$/)
    expect(shown.length).toBeLessThan(500)
  })

  it('ignores a span beyond the end of the text', () => {
    expect(buildExcerpt('Short', [{ start: 90, end: 95 }])).toEqual([{ text: 'Short', marked: false }])
  })
})

describe('buildQuotes', () => {
  const texts = {
    'message:m1': { text: 'TIG and MIG', saidAt: '2026-11-21T09:00:00.000Z' },
    'companyForm:jobTitle': { text: 'Welder', saidAt: null },
  }

  it('builds one quote per source with all its spans marked', () => {
    const { quotes, omitted } = buildQuotes(
      [
        messageEvidence('m1', 0, 3),
        { kind: 'companyForm', id: 'jobTitle', start: 0, end: 6 },
        messageEvidence('m1', 8, 11),
      ],
      texts,
    )
    const [first, second, ...rest] = quotes
    expect(render(first?.segments ?? [])).toBe('[TIG] and [MIG]')
    expect(first?.saidAt).toBe('2026-11-21T09:00:00.000Z')
    expect(second?.origin).toBe('Company details: job title')
    expect([rest, omitted]).toEqual([[], 0])
  })

  it('keeps a source without text as a quote without segments', () => {
    expect(buildQuotes([{ kind: 'houseRule', id: 'h1', start: 0, end: 4 }], texts).quotes).toEqual([
      { key: 'houseRule:h1', origin: 'House rule', address: null, saidAt: null, segments: [] },
    ])
  })
})

describe('buildQuotes with a line that is in every message', () => {
  it('quotes the first messages, a few words of each, and counts the others', () => {
    const text = 'TIG '.repeat(2000)
    const ids = Array.from({ length: 40 }, (_, index) => `m${index}`)
    const sources = ids.flatMap((id) =>
      Array.from({ length: 40 }, (_, index) => messageEvidence(id, index * 200, index * 200 + 3)),
    )
    const texts = Object.fromEntries(ids.map((id) => [`message:${id}`, { text, saidAt: null }]))
    const { quotes, omitted } = buildQuotes(sources, texts)
    expect(quotes.length + omitted).toBe(40)
    expect(JSON.stringify(quotes).length).toBeLessThan(40_000)
  })
})

describe('evidenceLabelOf', () => {
  const edit: Evidence = { kind: 'handEdit', id: 'l1', start: 0, end: 1 }
  const jobTitle: Evidence = { kind: 'companyForm', id: 'jobTitle', start: 0, end: 1 }

  it('names each kind of source once', () => {
    expect(evidenceLabelOf([messageEvidence('m1', 0, 1)])).toBe('Chat')
    const repeated = [jobTitle, messageEvidence('m1', 0, 1), messageEvidence('m2', 0, 1)]
    expect(evidenceLabelOf(repeated)).toBe('Chat, form')
  })

  it('puts a hand edit after the sources of the original line', () => {
    const edited = [messageEvidence('m1', 0, 1), messageEvidence('m2', 0, 1), edit]
    expect(evidenceLabelOf(edited)).toBe('Chat, edited')
    expect(evidenceLabelOf([edit])).toBe('Edited')
  })
})

describe('describeQuote', () => {
  it('tells where somebody’s illness was spoken of, and not what was said', () => {
    const said = 'Ray’s had a stroke. We need a welder by June.'
    const [quote] = buildQuotes([{ kind: 'message', id: 'm1', start: 0, end: said.length }], {
      'message:m1': { text: said, saidAt: null },
    }).quotes
    expect(quote && describeQuote(quote, 'Castle Pumps')).toBe(
      'You said: “[not quoted: somebody’s health or family] We need a welder by June.”',
    )
  })

  it.each([
    [
      'message',
      'ring Dave Hingley or Mrs Okafor, and Priya’s team',
      'ring [somebody] or [somebody], and [somebody]’s team',
    ],
    ['document', 'Ask for Siobhan at West George Street', 'Ask for [somebody] at West George Street'],
    ['message', 'Harry Ltd makes pumps in St David’s', 'Harry Ltd makes pumps in St David’s'],
    ['website', 'Founded by Dave Hingley', 'Founded by Dave Hingley'],
  ] as const)('names nobody whose words were not published: %s, %s', (kind, text, quoted) => {
    const [quote] = buildQuotes([{ kind, id: 'x', start: 0, end: text.length }], {
      [`${kind}:x`]: { text, saidAt: null },
    }).quotes
    expect(quote && describeQuote(quote, 'Harry Ltd')).toContain(`“${quoted}”`)
  })
})
