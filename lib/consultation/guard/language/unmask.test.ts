import { describe, expect, it } from 'vitest'
import { cleanText, unmask } from './unmask'

describe('cleanText', () => {
  it('folds compatibility forms and drops invisible characters', () => {
    expect(cleanText('ｆｕｌｌ')).toBe('full')
    expect(cleanText('a\u200Bb\u202Ec\u{E0041}d\u0000e')).toBe('abcd e')
    expect(cleanText('line\n\ttab')).toBe('line\n\ttab')
  })
})

describe('unmask', () => {
  it.each(['Іgnоrе аll', 'I g n o r e all', 'Ig\u200bnore all', 'Ｉｇｎｏｒｅ　ａｌｌ'])(
    'reads %j',
    (text) => {
      expect(unmask(text)).toBe('Ignore all')
    },
  )
})
