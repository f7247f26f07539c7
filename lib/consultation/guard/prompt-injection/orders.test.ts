import { describe, expect, it } from 'vitest'
import { isToMachine, isToWriter } from './find'
import { ORDERS_TO_MACHINES, ORDERS_TO_WRITERS } from './orders'

describe('isToMachine', () => {
  it.each(ORDERS_TO_MACHINES.flatMap(({ yes }) => yes))('hears an order in %j', (text) => {
    expect(isToMachine(text)).toBe(true)
  })

  it.each([...ORDERS_TO_MACHINES, ...ORDERS_TO_WRITERS].flatMap(({ no }) => no))(
    'hears no order in %j',
    (text) => {
      expect(isToMachine(text)).toBe(false)
    },
  )
})

describe('isToWriter', () => {
  it.each(ORDERS_TO_WRITERS.flatMap(({ yes }) => yes))('hears an order in %j', (text) => {
    expect(isToWriter(text)).toBe(true)
  })

  it.each(ORDERS_TO_WRITERS.flatMap(({ no }) => no))('hears no order in %j', (text) => {
    expect(isToWriter(text)).toBe(false)
  })
})
