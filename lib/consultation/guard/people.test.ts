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

describe('a name without its capital', () => {
  it.each([
    'You report to tom',
    'Ask for sian at reception',
    'You do the pile design with tom checking',
    'You answer to barry the site agent',
    'A project engineer called zuzka',
    'Come in and ask for xanthe',
    'keiran will show them',
    'Work under mr jones',
  ])('is somebody’s in “%s”', (text) => {
    expect(namesPerson(text, { company: '' })).toBe(true)
  })

  it.each([
    'You report to the boss',
    'Report to head office',
    'You ask for help when you need it',
    'We ask for honesty',
    'A system called maximo',
    'You talk to customers',
    'Able to take the mick and a rod in good nick',
    'Talk to production about the plan',
    '18th ed handy',
  ])('is nobody’s in “%s”', (text) => {
    expect(namesPerson(text, { company: '' })).toBe(false)
  })
})
