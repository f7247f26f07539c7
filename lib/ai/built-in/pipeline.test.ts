import { describe, expect, it } from 'vitest'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { planTurn } from '@/lib/consultation/interview/plan'
import { toResponse } from '@/lib/specification/content'
import { type EvalCase, messageOf } from '@/tests/evals/case-schema'
import { readCases } from '@/tests/evals/cases'
import { scoreCase } from '@/tests/evals/score'
import { extractOperations } from './extract'
import { writeSpecification } from './write'

/** Plays a case through extraction, brief, interview plan and writing, all in process. */
function play(evalCase: EvalCase) {
  let brief: Brief = {
    ...EMPTY_BRIEF,
    agenda: { ...EMPTY_AGENDA, asked: { topic: 'driver', followUp: false } },
  }
  let ids = 0
  const newId = () => {
    ids += 1
    return `id${ids}`
  }
  const companyName = evalCase.company.name
  evalCase.turns.map(messageOf).forEach((message, index) => {
    const operations = verifyOperations(
      extractOperations({ message, brief, jobTitle: evalCase.jobTitle, companyName }),
      message,
      brief,
      'rules',
    ).operations
    brief = applyOperations(brief, operations, { messageId: `m${index}`, because: 'test' }, newId)
    const { agenda } = planTurn({
      brief,
      operations,
      message,
      turn: index + 1,
      jobTitle: evalCase.jobTitle,
      companyName,
      houseRules: [],
    })
    brief = { ...brief, agenda }
  })
  const content = writeSpecification({
    brief,
    company: { ...evalCase.company },
    jobTitle: evalCase.jobTitle,
    houseRules: [],
    newId,
  })
  const answer = toResponse({ id: 's', status: 'draft', version: 1, revision: 0, content })
  return { brief, answer, score: scoreCase(evalCase, answer, []) }
}

const cases = await readCases()
const results = cases.map((evalCase) => ({ id: evalCase.id, ...play(evalCase) }))

describe('the built-in pipeline over all cases', () => {
  it('keeps at least 97 of 100 facts', () => {
    const hit = results.reduce((sum, { score }) => sum + score.factsHit, 0)
    const total = results.reduce((sum, { score }) => sum + score.factsTotal, 0)
    expect(hit / total).toBeGreaterThanOrEqual(0.97)
  })

  it('invents nothing, raises nothing to a must-have, and says nothing twice', () => {
    const faults = results.flatMap(({ id, score }) =>
      [...score.inventions, ...score.mustNiceErrors, ...score.repeats].map((fault) => ({ id, fault })),
    )
    expect(faults).toEqual([])
  })

  it('gives the same specification every time', () => {
    const some = cases.flatMap((evalCase, index) => (index % 5 === 0 ? [{ evalCase, index }] : []))
    expect(some.map(({ evalCase }) => play(evalCase).answer)).toEqual(
      some.map(({ index }) => results[index]?.answer),
    )
  })
})
