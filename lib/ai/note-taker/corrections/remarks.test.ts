import { describe, expect, it } from 'vitest'
import { findRemark, isOwnLife, REMARKS } from './remarks'

describe('findRemark', () => {
  it.each(REMARKS.flatMap(({ kind, yes }) => yes.map((words) => [words, kind])))(
    'hears %j as %s',
    (words, kind) => {
      expect(findRemark(words)?.kind).toBe(kind)
    },
  )

  it.each(REMARKS.flatMap(({ no }) => no))('hears no remark in %j', (words) => {
    expect(findRemark(words)).toBeNull()
  })
})

describe('isOwnLife', () => {
  it.each([
    'I was a deputy myself for eleven years',
    'my brother was a scaffolder',
    'i did nights twelve years',
  ])('is what %j tells', (words) => {
    expect(isOwnLife(words)).toBe(true)
  })

  it.each([
    'I had a scaffolder in mind who could lead',
    'I need a scaffolder',
    'My team is nine people',
    'I was thinking £40k',
    'I was hoping for thirty eight thousand',
    'I’ve been looking at two of them',
    'I was told they need a licence',
  ])('is not what %j tells', (words) => {
    expect(isOwnLife(words)).toBe(false)
  })
})
