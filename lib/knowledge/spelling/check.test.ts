import { describe, expect, it } from 'vitest'
import { SpellingChecker } from './check'

const checker = new SpellingChecker()
const wordsIn = (text: string, known?: Set<string>) => checker.check(text, known).map(({ word }) => word)

describe('SpellingChecker', () => {
  it('suggests the words that were probably meant, the likeliest first', () => {
    expect(checker.check('five years of experiance in electrcial work')).toEqual([
      { word: 'experiance', suggestions: ['experience'] },
      { word: 'electrcial', suggestions: ['electrical'] },
    ])
  })

  it('keeps the capital of a first word', () => {
    expect(checker.check('Experiance of pumps in Electrcial')).toEqual([
      { word: 'Experiance', suggestions: ['Experience'] },
    ])
  })

  it.each([
    ['British spelling', 'organise the colour programme and the labour rota'],
    ['words of shifts and care', 'two weeks of earlies, two of lates, and meds training'],
    ['words of the trades', 'calcs for the façade refurb, with jointers and a subbie'],
    ['terms of the guides', 'ductwork, formwork, pipework and commissioning'],
    ['names and codes', 'Exeter, Walsal, AutoCADD, ISO9001, info@enginer.co.uk'],
    ['words that resemble none of the guides', 'vivado, verilog and xilinx'],
  ])('leaves %s alone', (_, text) => {
    expect(wordsIn(text)).toEqual([])
  })

  it('names a word once, and takes what the company says of itself as correct', () => {
    expect(wordsIn('a portfoleo, and another portfoleo')).toEqual(['portfoleo'])
    expect(wordsIn('a portfoleo', new Set(['portfoleo']))).toEqual([])
  })
})
