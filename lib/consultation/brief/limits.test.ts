import { describe, expect, it } from 'vitest'
import { FACTS_PER_BRIEF, FACTS_PER_MESSAGE, FACTS_STORED, limitNotice, limitOperations } from './limits'
import type { BriefOperation } from './operation-schema'
import { type Brief, EMPTY_BRIEF, type Fact } from './schema'

const operation = (op: BriefOperation['op'], value: string): BriefOperation => ({
  op,
  topic: 'technical',
  factId: null,
  value,
  strength: 'must',
  reason: null,
  quote: value,
  at: 0,
})
const adds = (count: number) =>
  Array.from({ length: count }, (_, index) => operation('add', `Skill ${index}`))
const briefOf = (count: number, state: Fact['state'] = 'active'): Brief => ({
  ...EMPTY_BRIEF,
  facts: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    topic: 'technical',
    value: `Skill ${index}`,
    strength: 'must',
    state,
    locked: false,
    conflictsWith: null,
    audience: 'candidate',
    because: 'test',
    vague: false,
    doubt: null,
    slot: null,
    evidence: [],
  })),
})

describe('limitOperations', () => {
  it('keeps all operations of an ordinary message', () => {
    const operations = adds(FACTS_PER_MESSAGE)
    expect(limitOperations(operations, briefOf(0))).toEqual({ operations, dropped: 0 })
  })

  it('keeps the first facts of a message that has too many, and every other operation', () => {
    const finish = operation('finish', '')
    const { operations, dropped } = limitOperations([...adds(FACTS_PER_MESSAGE + 5), finish], briefOf(0))
    expect(operations).toEqual([...adds(FACTS_PER_MESSAGE), finish])
    expect(dropped).toBe(5)
  })

  it('adds nothing to a full brief, and still corrects it', () => {
    const replace = { ...operation('replace', 'Revit'), factId: '1' }
    const limited = limitOperations([...adds(2), replace], briefOf(FACTS_PER_BRIEF))
    expect(limited).toEqual({ operations: [replace], dropped: 2 })
  })

  it('stores no further fact once too many were replaced or taken back', () => {
    const replace = { ...operation('replace', 'Revit'), factId: '1' }
    const withdraw = { ...operation('withdraw', 'Revit'), factId: '1' }
    const limited = limitOperations([...adds(1), replace, withdraw], briefOf(FACTS_STORED, 'withdrawn'))
    expect(limited).toEqual({ operations: [withdraw], dropped: 2 })
  })

  it('limits the corrections of a message like its new facts', () => {
    const replace = { ...operation('replace', 'Revit'), factId: '1' }
    const { operations } = limitOperations(Array(FACTS_PER_MESSAGE + 1).fill(replace), briefOf(2))
    expect(operations).toHaveLength(FACTS_PER_MESSAGE)
  })

  it('does not count facts that were taken back', () => {
    const operations = adds(3)
    expect(limitOperations(operations, briefOf(FACTS_PER_BRIEF, 'withdrawn'))).toEqual({
      operations,
      dropped: 0,
    })
  })
})

describe('limitNotice', () => {
  it('says how many points were left out', () => {
    expect(limitNotice(1234)).toContain('left out 1,234')
  })

  it('is empty when nothing was left out', () => {
    expect(limitNotice(0)).toBe('')
  })
})
