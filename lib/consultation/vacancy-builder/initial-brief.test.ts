import { describe, expect, it } from 'vitest'
import { openTopics } from '@/lib/consultation/interview/agenda'
import { answerTexts, briefOf } from './initial-brief'
import type { VacancyAnswers } from './schema'

const ANSWERS: VacancyAnswers = {
  1: 'Railways & Transport',
  2: 'Senior bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Take over the designs.\nHave the first two bridges approved.',
}
const brief = (more: Partial<VacancyAnswers> = {}, title: string | null = null) =>
  briefOf('draft', { ...ANSWERS, ...more }, title, () => 'id')
const valuesOf = ({ facts }: ReturnType<typeof brief>) => facts.map(({ topic, value }) => [topic, value])

describe('the brief after the Vacancy Builder', () => {
  it('holds a fact for each answer, as it was given', () => {
    expect(valuesOf(brief())).toEqual([
      ['context', 'Industry: Railways & Transport'],
      ['title', 'Senior bridge engineer'],
      ['driver', 'New project'],
      ['pay', '£45-55k'],
      ['success', 'Take over the designs. Have the first two bridges approved.'],
    ])
  })

  it('shows the answer as the source of each fact', () => {
    const texts = answerTexts('draft', ANSWERS)
    const sources = brief().facts.flatMap(({ evidence }) => evidence)
    expect(sources.map(({ kind, id, start, end }) => [kind, texts[id]?.slice(start, end)])).toEqual(
      Object.values(ANSWERS).map((answer) => ['vacancyBuilder', answer]),
    )
  })

  it('leaves nothing open that was answered', () => {
    const open = openTopics(brief())
    for (const topic of ['driver', 'pay', 'success'] as const) expect(open).not.toContain(topic)
    expect(open[0]).toBe('responsibilities')
  })

  it('says nothing of another industry, and no title that the company form has changed since', () => {
    const facts = brief({ 1: 'Other' }, 'Tunnel engineer').facts
    expect(facts.map(({ topic }) => topic)).toEqual(['driver', 'pay', 'success'])
  })

  it('takes no unlawful sentence in, and notes its ground', () => {
    const given = 'Lead the team. He must be under 35. Open the Leeds office.'
    const { facts, agenda } = brief({ 5: given })
    const success = facts.filter(({ topic }) => topic === 'success')
    expect(success.map(({ value }) => value)).toEqual(['Lead the team.', 'Open the Leeds office.'])
    for (const { value, evidence } of success)
      expect(evidence.map(({ start, end }) => given.slice(start, end))).toEqual([value])
    expect(agenda.challenged).toContain('age')
  })
})
