import { describe, expect, it } from 'vitest'
import { ORDER_ROWS } from './order-rows'
import { REMARK_ROWS } from './remark-rows'
import { findRemarks, readRemark } from './remarks'

const ROWS = [...ORDER_ROWS, ...REMARK_ROWS]

describe('readRemark', () => {
  it.each(
    ROWS.flatMap(({ kind, yes }) => Object.entries(yes).map(([words, object]) => ({ words, kind, object }))),
  )('reads $words', ({ words, kind, object }) => {
    expect(readRemark(words)).toMatchObject({ kind, ...(object !== '' && { object }) })
  })

  it.each(ROWS.flatMap(({ kind, no }) => no.map((words) => ({ words, kind }))))(
    'does not take $words for one',
    ({ words, kind }) => {
      expect(readRemark(words)?.kind).not.toBe(kind)
    },
  )
})

describe('findRemarks', () => {
  const read = (message: string) =>
    findRemarks(message).map(({ kind, start, end }) => [kind, message.slice(start, end)])

  it('takes the reason with the remark, and leaves what the sentence says besides', () => {
    expect(read('That is the heart of it, candidates should see it. Pay is £40k.')).toEqual([
      ['show', 'That is the heart of it, candidates should see it.'],
    ])
    expect(read('Goods come in before seven, you have cut that sentence off.')).toEqual([
      ['complaint', 'you have cut that sentence off.'],
    ])
  })

  it('finds nothing in the work', () => {
    expect(read('They put the guards back before they leave. You’ve got your own bench.')).toEqual([])
  })
})
