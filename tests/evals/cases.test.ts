import { describe, expect, it } from 'vitest'
import { fold } from './answer-text'
import { messageOf } from './case-schema'
import { readCases } from './cases'

const cases = await readCases()

const wordsOf = ({ turns, jobTitle }: (typeof cases)[number]): string =>
  fold([jobTitle, ...turns.map(messageOf)].join(' '))

describe('the evaluation cases', () => {
  it('has at least 28 cases, each with a different company', () => {
    expect(cases.length).toBeGreaterThanOrEqual(28)
    expect(new Set(cases.map(({ company }) => company.name)).size).toBe(cases.length)
  })

  it.each(cases.map((evalCase) => [evalCase.id, evalCase] as const))(
    'case %s expects only what was said',
    (_, subject) => {
      const words = wordsOf(subject)
      const unsaid = subject.facts.filter(
        ({ any }) => !any.some((source) => new RegExp(source, 'i').test(words)),
      )
      expect(unsaid).toEqual([])
      expect(subject.notMust.filter((source) => !new RegExp(source, 'i').test(words))).toEqual([])
    },
  )

  it.each(cases.map((evalCase) => [evalCase.id, evalCase] as const))(
    'case %s forbids nothing that the company form or the job title says',
    (_, subject) => {
      const formText = fold([subject.jobTitle, subject.company.name, subject.company.description].join(' '))
      expect(subject.absent.filter((source) => new RegExp(source, 'i').test(formText))).toEqual([])
    },
  )
})
