import { describe, expect, it } from 'vitest'
import { warmUp } from '@/lib/ai/reading/warm-up'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { extractOperations } from '../extract'

warmUp()

/** The strength of each requirement after these messages. */
function weighed(...messages: string[]): Record<string, string> {
  let brief: Brief = {
    ...EMPTY_BRIEF,
    agenda: { ...EMPTY_AGENDA, asked: { topic: 'technical', followUp: false } },
  }
  let ids = 0
  for (const [index, message] of messages.entries()) {
    const operations = extractOperations({ message, brief, jobTitle: 'Test engineer', companyName: 'Acme' })
    brief = applyOperations(
      brief,
      verifyOperations(operations, message, brief, 'rules').operations,
      { messageId: `m${index}`, because: 'test' },
      () => {
        ids += 1
        return `f${ids}`
      },
    )
  }
  return Object.fromEntries(
    brief.facts.filter(({ state }) => state === 'active').map(({ value, strength }) => [value, strength]),
  )
}

describe('how much a requirement matters', () => {
  it('falls for all that a message does not name again when it says so of the rest', () => {
    expect(
      weighed(
        'Essential: Teamcenter, hydraulic rigs, Simulink, flow benches, ISO 4413.',
        'From day one it is Teamcenter. Everything else is window dressing.',
      ),
    ).toMatchObject({ Teamcenter: 'must', 'hydraulic rigs': 'nice', Simulink: 'nice', 'ISO 4413': 'nice' })
  })

  it('is that of the thing before where words say so', () => {
    expect(weighed('Kotlin would be a bonus. Ditto for Elixir.')).toMatchObject({ Elixir: 'nice' })
  })

  it('falls for a must-have that is listed again among the wishes by the end of its name', () => {
    expect(weighed('Essential: Lean Six Sigma Green Belt.', 'Desirable: Green Belt.')).toEqual({
      'Lean Six Sigma Green Belt': 'nice',
    })
  })
})
