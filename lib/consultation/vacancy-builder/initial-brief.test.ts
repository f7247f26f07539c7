import { describe, expect, it } from 'vitest'
import { openTopics } from '@/lib/consultation/interview/open-topics'
import { answersByReference, buildInitialBrief } from './initial-brief'
import type { VacancyAnswers } from './schema'

const ANSWERS: VacancyAnswers = {
  1: 'Railways & Transport',
  2: 'Senior bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Take over the designs.\nHave the first two bridges approved.',
}
const brief = (more: Partial<VacancyAnswers> = {}, title: string | null = null) =>
  buildInitialBrief('draft', { ...ANSWERS, ...more }, title, () => 'id')
const valuesOf = ({ facts }: ReturnType<typeof brief>) => facts.map(({ topic, value }) => [topic, value])

describe('buildInitialBrief', () => {
  it('makes a fact of each answer, word for word', () => {
    expect(valuesOf(brief())).toEqual([
      ['alsoSaid', 'Industry: Railways & Transport'],
      ['title', 'Senior bridge engineer'],
      ['driver', 'New project'],
      ['pay', '£45-55k'],
      ['success', 'Take over the designs. Have the first two bridges approved.'],
    ])
  })

  it('names the answer as the source of each fact', () => {
    const texts = answersByReference('draft', ANSWERS)
    const sources = brief().facts.flatMap(({ evidence }) => evidence)
    expect(sources.map(({ kind, id, start, end }) => [kind, texts[id]?.slice(start, end)])).toEqual(
      Object.values(ANSWERS).map((answer) => ['vacancyBuilder', answer]),
    )
  })

  it('leaves no answered topic open', () => {
    const open = openTopics(brief())
    for (const topic of ['driver', 'pay', 'success'] as const) expect(open).not.toContain(topic)
    expect(open[0]).toBe('responsibilities')
  })

  it('leaves out the industry "Other" and a job title that the company has changed', () => {
    const facts = brief({ 1: 'Other' }, 'Tunnel engineer').facts
    expect(facts.map(({ topic }) => topic)).toEqual(['driver', 'pay', 'success'])
  })

  it('leaves out an unlawful sentence and records its ground as challenged', () => {
    const answer = 'Lead the team. He must be under 35. Open the Leeds office.'
    const { facts, agenda } = brief({ 5: answer })
    const success = facts.filter(({ topic }) => topic === 'success')
    expect(success.map(({ value }) => value)).toEqual(['Lead the team.', 'Open the Leeds office.'])
    for (const { value, evidence } of success)
      expect(evidence.map(({ start, end }) => answer.slice(start, end))).toEqual([value])
    expect(agenda.challenged).toContain('age')
  })
})
