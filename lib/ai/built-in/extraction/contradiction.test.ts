import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/built-in/extract'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'

/** Milliseconds of work that a reading takes: a busy machine makes it wait, not work. */
function workOf(read: () => void): number {
  const began = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** What a compiler still warming up may take on top. */
const SLACK = 3

const EMPTY: Brief = EMPTY_BRIEF

function operationsOn(brief: Brief, message: string) {
  const read = extractOperations({
    message,
    brief,
    jobTitle: 'Test Engineer',
    companyName: 'Halyard Controls',
  })
  return verifyOperations(read, message, brief, 'rules').operations
}

/** The operations of the second message, and the brief after both. */
function restated(first: string, second: string) {
  let ids = 0
  const newId = () => {
    ids += 1
    return `f${ids}`
  }
  const before = applyOperations(
    EMPTY,
    operationsOn(EMPTY, first),
    { messageId: 'm1', because: 'test' },
    newId,
  )
  const operations = operationsOn(before, second)
  return {
    operations,
    after: applyOperations(before, operations, { messageId: 'm2', because: 'test' }, newId),
  }
}

describe('a fact that is given twice with different figures', () => {
  it.each([
    ['Salary is £50,000.', 'Salary is £60,000.'],
    ['37.5 hours a week.', '40 hours a week.'],
    ['Start date is in March.', 'Start date is in June.'],
    ['The role is permanent.', 'The contract is a 12 month fixed-term one.'],
  ])('stands beside the first and is marked: %s / %s', (first, second) => {
    const { operations, after } = restated(first, second)
    expect(operations.map(({ op }) => op)).not.toContain('replace')
    expect(after.facts.some((fact) => fact.conflictsWith !== null)).toBe(true)
  })

  it.each([
    ['Salary is £50,000.', 'Sorry, salary is £60,000.'],
    ['Salary is £50,000.', 'Actually the salary is £60,000.'],
    ['Salary is £50,000.', 'Make that £60,000.'],
    ['Salary is £50,000.', 'The salary is now £60,000.'],
    ['37.5 hours a week.', 'It is 40 hours a week instead.'],
    ['Start date is in March.', 'Start date has changed to June.'],
    ['Salary is £50,000.', 'Salary is £60,000, not £50,000.'],
  ])('takes the place of the first with a word of correction: %s / %s', (first, second) => {
    const { operations, after } = restated(first, second)
    expect(operations).toMatchObject([{ op: 'replace' }])
    expect(after.facts.filter((fact) => fact.state === 'active')).toMatchObject([{ conflictsWith: null }])
  })
})

describe('a person who types nothing but skip', () => {
  it('leaves no facts', () => {
    const asked: Brief = {
      ...EMPTY,
      agenda: { ...EMPTY_AGENDA, asked: { topic: 'driver', followUp: false } },
    }
    for (const message of ['skip', 'Skip.', 'skip please', 'SKIP'])
      expect(operationsOn(asked, message)).toMatchObject([{ op: 'close', reason: 'skipped' }])
  })
})

describe('a long message', () => {
  const LINE = 'The salary is £50,000 and they must know Revit. '

  it('is read within 300 ms and to its end', () => {
    const message = `${LINE.repeat(415)}On call is one week in six.`.slice(-20_000)
    operationsOn(EMPTY, message)
    const work = workOf(() => operationsOn(EMPTY, message))
    expect(work).toBeLessThan(300 * SLACK)
    const operations = operationsOn(EMPTY, message)
    expect(operations.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['pay', 'technical', 'onCall']),
    )
  })

  it('is read at once where it is nearly only white space', () => {
    const message = `We use${' \t'.repeat(10_000)}\n${' '.repeat(20_000)}Revit.${'\n '.repeat(10_000)}`
    expect(workOf(() => operationsOn(EMPTY, message))).toBeLessThan(300 * SLACK)
    expect(operationsOn(EMPTY, message).length).toBeGreaterThan(0)
  })
})
