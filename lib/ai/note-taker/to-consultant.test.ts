import { describe, expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'
import { TALK, withoutTalk } from './to-consultant'

const isBlank = (words: string) => withoutTalk(words).trim() === ''

describe('withoutTalk', () => {
  it.each(TALK.flatMap(({ yes }) => yes))('leaves out %j', (words) => {
    expect(isBlank(words)).toBe(true)
  })

  it.each(TALK.flatMap(({ no }) => no))('keeps %j', (words) => {
    expect(withoutTalk(words)).toBe(words)
  })

  it('leaves out what leads up to something, and keeps all offsets', () => {
    const message = 'One more point: the site has no bus. You did not tell me how long it takes.'
    const rest = withoutTalk(message)
    expect(rest).toHaveLength(message.length)
    expect(rest.trim()).toBe('the site has no bus.')
  })

  it('goes on behind what speaks of the talk, where somebody dictates in one breath', () => {
    const rest =
      'anyway they would have to lift forty kilos and work on the quay in all weathers and keep the log of every pump that goes out'
    expect(withoutTalk(`you never told me who reads this um well ${rest}`).trim()).toBe(`um well ${rest}`)
  })

  it('keeps a sentence that holds a sum', () => {
    const message = 'You didn’t tell me what others pay, we pay £45,000.'
    expect(withoutTalk(message)).toBe(message)
  })

  it('is used for what is said, and no complaint becomes a fact', () => {
    const facts = factsAfter('You have not told me who sees this. They need a driving licence.')
    expect(facts.map(({ value }) => value)).toEqual([expect.stringContaining('driving licence')])
  })
})
