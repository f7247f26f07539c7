import { describe, expect, it } from 'vitest'
import type { CompanyFact } from '@/lib/research/schema'
import { researchLines } from './research'

const fact = (field: CompanyFact['field'], text: string, more: Partial<CompanyFact> = {}): CompanyFact => ({
  id: `id of ${text}`,
  field,
  text,
  quote: text,
  decision: 'accepted',
  kind: 'website',
  ...more,
})

describe('what the research says in a specification', () => {
  it('is the value proposition alone, each line with the sentence it rests on', () => {
    const lines = researchLines(
      [
        fact('values', 'Say it early'),
        fact('growthPath', 'Managers begin as apprentices.'),
        fact('perks', 'Free lunch on Fridays', { kind: 'document', quote: 'Free lunch on Fridays for all' }),
        fact('overview', 'We build bridges.'),
        fact('openRoles', 'Welder'),
      ],
      [],
    )
    expect(lines.map(({ section, text }) => [section, text])).toEqual([
      ['culture', 'Say it early'],
      ['growth', 'Managers begin as apprentices'],
      ['benefits', 'Free lunch on Fridays'],
    ])
    expect(lines[2]?.evidence).toEqual([
      { kind: 'document', id: 'id of Free lunch on Fridays', start: 0, end: 29 },
    ])
  })

  it('is silent where the conversation speaks of the same subject', () => {
    const said = [{ section: 'benefits' as const, text: '30 days of holiday', factIds: ['f'], evidence: [] }]
    const lines = researchLines(
      [fact('benefits', '25 days of annual leave'), fact('benefits', '8% pension')],
      said,
    )
    expect(lines.map(({ text }) => text)).toEqual(['8% pension'])
  })

  it('leaves out what the law does not allow, and keeps within its share', () => {
    const many = Array.from({ length: 8 }, (_, at) => fact('values', `Value number ${at}`))
    const lines = researchLines(
      [fact('workingStyle', 'We look for young men for a youthful team.'), ...many],
      [],
    )
    expect(lines.map(({ text }) => text)).toEqual(many.slice(0, 4).map(({ text }) => text))
  })
})
