import { describe, expect, it } from 'vitest'
import { slotSchemas } from './schema'

describe('slotSchemas', () => {
  it('takes a working pattern without days on site', () => {
    expect(slotSchemas.pattern.parse({ kind: 'pattern', where: 'onSite' })).toEqual({
      kind: 'pattern',
      where: 'onSite',
      daysOnSite: null,
    })
  })
})
