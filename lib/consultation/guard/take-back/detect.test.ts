import { describe, expect, it } from 'vitest'
import { findTakeBacks } from './detect'
import { TAKE_BACKS } from './phrases'

const meaningsOf = (message: string) => findTakeBacks(message).map(({ meaning }) => meaning)

describe('findTakeBacks', () => {
  it.each(TAKE_BACKS.flatMap(({ meaning, yes }) => yes.map((message) => [message, meaning])))(
    'hears %j as %s',
    (message, meaning) => {
      expect(meaningsOf(message)).toEqual([meaning])
    },
  )

  it.each(TAKE_BACKS.flatMap(({ no }) => no))('takes nothing back in %j', (message) => {
    expect(meaningsOf(message)).toEqual([])
  })

  it.each([
    ['Forget what I said about the pay', 'pay'],
    ['Scrap the bit about weekends, we cover those.', 'weekends'],
    ['forget everything I told you about hours and travel', 'hours and travel'],
    ['Forget I mentioned the bonus please', 'bonus'],
    ['Forget what I said about the pay and add Revit', 'pay'],
  ])('names what %j is about', (message, words) => {
    expect(findTakeBacks(message).map((takeBack) => takeBack.words)).toEqual([words])
  })

  it('leaves the rest of a longer message alone', () => {
    const message = 'Ignore that, it’s York. They need Revit.'
    const [takeBack] = findTakeBacks(message)
    expect(takeBack).toMatchObject({ start: 0, hasMore: true, before: null })
    expect(message.slice(takeBack?.end)).toBe(', it’s York. They need Revit.')
  })

  it('knows the sentence before it in the message, but for pleasantries', () => {
    const message = 'Leeds. They need Revit. Actually no, leave that out.'
    const [takeBack] = findTakeBacks(message)
    expect(message.slice(takeBack?.before?.start, takeBack?.before?.end).trim()).toBe('They need Revit.')
    expect(findTakeBacks('Sorry. Ignore that.')[0]?.before).toBeNull()
  })
})
