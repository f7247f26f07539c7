import { describe, expect, it } from 'vitest'
import { namesPerson, withoutPeople } from './people'

describe('a name in a list of makes', () => {
  const MAKES = 'Boxes go up to about 4 tonnes, David Brown, Flender, SEW and Radicon'

  it('is nobody’s', () => {
    expect(namesPerson(MAKES, { company: '' })).toBe(false)
    expect(withoutPeople(MAKES, 'a colleague', '')).toBe(MAKES)
  })

  it.each([
    'You report to David Brown, Works Manager, Stafford',
    'David Brown, Steve and Karen on the bench',
    'Ask for David Brown, he runs the shop',
  ])('is somebody’s in %j', (text) => {
    expect(namesPerson(text, { company: '' })).toBe(true)
    expect(withoutPeople(text, 'a colleague', '')).not.toContain('David')
  })
})
