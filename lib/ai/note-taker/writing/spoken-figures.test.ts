import { describe, expect, it } from 'vitest'
import { withFigures } from './spoken-figures'

describe('withFigures', () => {
  it.each([
    ['the two thirty volt side', 'the 230 volt side'],
    ['test at four fifteen volts', 'test at 415 volts'],
    ['employee owned since twenty twenty one', 'employee owned since 2021'],
    ['going since nineteen ninety eight', 'going since 1998'],
    ['eighteen odd machines a year', 'about 18 machines a year'],
    ['a bloke of twenty-odd years', 'a bloke of about 20 years'],
    ['the twelve and twenty four volt side', 'the 12 and 24 volt side'],
    ['Ten of us and a dog', 'Ten of us and a dog'],
    ['twenty-four days and bank holidays', 'twenty-four days and bank holidays'],
    ['started in two thousand and eight', 'started in 2008'],
    ['two thousand pounds', 'two thousand pounds'],
    ['a team of nine, one of them new', 'a team of nine, one of them new'],
    ['two and a half days', 'two and a half days'],
    ['the eighteenth edition', 'the eighteenth edition'],
    ['two point eight million', 'two point eight million'],
    ['we eat together at half past four', 'we eat together at half past four'],
    ['230 V and 12 of us', '230 V and 12 of us'],
  ])('writes %j as %j', (said, written) => {
    expect(withFigures(said, 'culture')).toBe(written)
  })

  it.each([
    [
      'thirty seven hours, Monday to Thursday eight till half four and Friday eight till one, half an hour for lunch',
      'thirty seven hours, Monday to Thursday 8am to 4.30pm and Friday 8am to 1pm, half an hour for lunch',
    ],
    ['half seven till quarter past four', '7.30am to 4.15pm'],
    ['nine to five', '9am to 5pm'],
    ['seven to noon', '7am to noon'],
    ['8 till 4.30', '8 till 4.30'],
    ['six to eight hours', 'six to eight hours'],
    ['nights, eight till six', 'nights, eight till six'],
    ['ten till six', 'ten till six'],
  ])('writes hours, %j as %j', (said, written) => {
    expect(withFigures(said, 'hours')).toBe(written)
  })
})
