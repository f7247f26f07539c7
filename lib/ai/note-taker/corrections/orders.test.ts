import { describe, expect, it } from 'vitest'
import { namedBy, ORDERS, readOrders } from './orders'

describe('readOrders', () => {
  it.each(
    ORDERS.flatMap(({ kind, yes }) => Object.entries(yes).map(([words, object]) => [words, object, kind])),
  )('hears that %j is about %j', (words = '', object = '', kind) => {
    expect(readOrders(words)).toContainEqual(expect.objectContaining({ kind, object: namedBy(object) }))
  })

  it.each(ORDERS.flatMap(({ pattern, no }) => no.map((words) => [words, pattern] as const)))(
    'hears no such order in %j',
    (words, pattern) => {
      expect(pattern.test(words)).toBe(false)
    },
  )
})
