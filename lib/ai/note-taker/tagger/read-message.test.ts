import { describe, expect, it } from 'vitest'
import { readSentences } from '@/lib/ai/note-taker/cuts'
import { type TaggerInput, tagMessage } from './read-message'

function tag(text: string, asked = 'none', secondOpinion?: TaggerInput['secondOpinion']) {
  const sentences = readSentences(text)
  return tagMessage({
    text,
    words: sentences.flatMap(({ words }) => words),
    tags: sentences.flatMap(({ tags }) => tags),
    asked,
    secondOpinion,
  })
}

describe('tagMessage', () => {
  const text =
    'they fix the conveyors and keep the spares in order its thirty eight hours a week monday to friday'

  it('cuts a run without marks where it turns to something else', () => {
    const tagged = tag(text)
    const cut = text.indexOf('its thirty')
    expect(tagged.isCut(cut)).toBe(true)
    expect(tagged.shareOfCut(cut)).toBeGreaterThan(0.5)
    expect(tagged.isCut(text.indexOf('conveyors'))).toBe(false)
  })

  it('weighs another model’s shares by what the words say', () => {
    const tagged = tag(text)
    const classes = ['hours', 'responsibilities']
    const span = { start: 0, end: text.indexOf(' its thirty') }
    const [hours = 1, work = 0] = tagged.together(classes, [0.5, 0.5], span)
    expect(work).toBeGreaterThan(0.9)
    expect(hours + work).toBeCloseTo(1)
  })

  it('leaves the shares as they are where there is no word', () => {
    expect(tag('').together(['pay', 'hours'], [0.3, 0.7], { start: 0, end: 0 })).toEqual([0.3, 0.7])
  })

  it('reads on where the consultant asked about what it has not met', () => {
    expect(() => tag(text, 'something else')).not.toThrow()
  })
})
