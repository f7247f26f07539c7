import { describe, expect, it } from 'vitest'
import type { Evidence } from '@/lib/consultation/brief/schema'
import { buildExcerpt, buildQuotes, evidenceLabelOf } from './quotes'

const said = (id: string, start: number, end: number): Evidence => ({ kind: 'message', id, start, end })
const read = (segments: { text: string; marked: boolean }[]) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

describe('excerpt', () => {
  it('marks the words in a short text and keeps all of it', () => {
    expect(read(buildExcerpt('We are in Derby, three days in.', [{ start: 10, end: 15 }]))).toBe(
      'We are in [Derby], three days in.',
    )
  })

  it('joins spans that touch or overlap, in any order', () => {
    const spans = [
      { start: 7, end: 10 },
      { start: 0, end: 4 },
      { start: 3, end: 7 },
    ]
    expect(read(buildExcerpt('0123456789', spans))).toBe('[0123456789]')
  })

  it('leaves out what is far from the words, at whole words, and says so', () => {
    const far = 'chatter '.repeat(100)
    const text = `${far}Derby ${far}Leeds ${far}`
    const at = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })
    const shown = read(buildExcerpt(text, [at('Derby'), at('Leeds')]))
    expect(shown).toMatch(/^… (chatter )+\[Derby\]( chatter)+ … (chatter )+\[Leeds\]( chatter)+ …$/)
    expect(shown.length).toBeLessThan(500)
  })

  it('marks nothing beyond the end of a text that has become shorter', () => {
    expect(buildExcerpt('Short', [{ start: 90, end: 95 }])).toEqual([{ text: 'Short', marked: false }])
  })
})

describe('quotesOf', () => {
  const texts = {
    'message:m1': { text: 'TIG and MIG', saidAt: '2026-11-21T09:00:00.000Z' },
    'companyForm:jobTitle': { text: 'Welder', saidAt: null },
  }

  it('gives one quote a source, with all of its words marked', () => {
    const [first, second, ...rest] = buildQuotes(
      [said('m1', 0, 3), { kind: 'companyForm', id: 'jobTitle', start: 0, end: 6 }, said('m1', 8, 11)],
      texts,
    )
    expect(read(first?.segments ?? [])).toBe('[TIG] and [MIG]')
    expect(first?.saidAt).toBe('2026-11-21T09:00:00.000Z')
    expect(second?.origin).toBe('Company details: job title')
    expect(rest).toEqual([])
  })

  it('keeps a source whose text is gone, without words', () => {
    expect(buildQuotes([{ kind: 'houseRule', id: 'h1', start: 0, end: 4 }], texts)).toEqual([
      { key: 'houseRule:h1', origin: 'House rule', address: null, saidAt: null, segments: [] },
    ])
  })
})

describe('markOf', () => {
  it('names each kind once, an edit by hand first', () => {
    const edit: Evidence = { kind: 'handEdit', id: 'l1', start: 0, end: 1 }
    expect(evidenceLabelOf([said('m1', 0, 1), said('m2', 0, 1), edit])).toBe('Edited, said')
    expect(evidenceLabelOf([said('m1', 0, 1)])).toBe('Said')
  })
})
