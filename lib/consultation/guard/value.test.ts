import { describe, expect, it } from 'vitest'
import { findValueRefusal } from './value'

describe('findValueRefusal', () => {
  it.each([
    ['AutoCAD', 'they must have AutoCAD'],
    ['£38,000', 'the pay is 38k'],
    ['£46k to £52k', 'somewhere between 46 and 52k'],
    ['12-hour shifts', '12 hour shifts, four on four off'],
    ['Early May if possible', 'early may if poss'],
    ['Matched at 4 per cent', 'matched at 4 percent'],
    ['Projects of £200,000 to £2.4 million', 'projects of 200k to 2.4 mil'],
    ['A £3.7m refit', 'a 3.7m refit'],
    ['Würth drawers', 'wurth drawers'],
    ['no weekend work', 'there’s no weekend work'],
    ['AutoCAD', 'no Revit, AutoCAD instead'],
    ['up to 3 days from home', 'up to three days from home if they like'],
    ['Siemens TIA Portal', 'seimens tia portal'],
    ['Chartered engineer', 'a chartered engineer'],
    ['5 years', '4 years, no hang on, make that 5'],
    ['18.25 an hr', '17.50 an hr, no make that 18.25'],
    ['five days a week', 'four days a week, no, sorry, five'],
    ['eight vans', 'vans, seven at the moment, no eight'],
    ['finish at about 2 on Fridays', 'we finish at twoish on Fridays'],
    [
      'Saturday time and a half, Sunday double',
      'Weekends double time - no, scrub that, Saturday time and a half, Sunday double',
    ],
    [
      'five in the team: two technicians on days and three on shift',
      'There are four in the team - no, five: two technicians on days and three on shift',
    ],
    ['£50,000 to £55,000', '£48,000 to £52,000, no wait, we put that up in October, £50,000 to £55,000'],
    [
      'report to the Operations Director',
      'They report to the MD. No I tell a lie, to the Operations Director',
    ],
    [
      'Sunday call outs are double, Mon to Sat time and a half',
      'Sunday call outs are double, good spot, Mon to Sat time and a half',
    ],
    ['5 to 6 years', 'five or six years'],
    ['five or six years', 'five, six years'],
    ['5 or 6 years’ experience', 'five or six years'],
    ['9.30am to 5.30pm', 'half nine to half five'],
    ['7.30am to 4pm', 'half 7 - 4'],
    ['07:30 to 16:00', 'half seven to four'],
    ['5.50am start', 'ten to six start'],
    ['6.15', 'quarter past six'],
    ['thirty-eight hours', 'Forty hours, no wait, it’s thirty-eight now'],
  ])('accepts %j for %j', (value, quote) => {
    expect(findValueRefusal(value, quote)).toBeNull()
  })

  it.each([
    ['£48,000', 'the pay is 38k', 'figure'],
    ['£38 an hour', '£38 a day', 'unit'],
    ['€40,000', '£40,000', 'unit'],
    ['CEng', 'a good engineer', 'name'],
    ['AutoCAD', 'Revit, not AutoCAD', 'meaning'],
    ['Revit', 'no, scrub that, no Revit', 'meaning'],
    ['two weekends', 'weekends, no two weekends', 'meaning'],
    ['weekends', 'no weekends - no, scrub that, no nights', 'meaning'],
    ['3 days from home', 'up to 3 days from home', 'meaning'],
    ['nights', 'nights only', 'meaning'],
    ['bonus', 'bonus if the project lands', 'meaning'],
    ['5 years', 'at least 5 years', 'meaning'],
    ['Revit', 'ideally Revit', 'meaning'],
    ['only Revit', 'Revit', 'meaning'],
    ['Siemens and Rockwell', 'Siemens or Rockwell', 'meaning'],
    ['5 years', 'five or six years', 'meaning'],
    ['9.30', 'half eight to five', 'figure'],
    ['6pm', '6am', 'words'],
    ['12 to 24 months', '12 or 24 months', 'meaning'],
    ['a chartered status with ten patents', 'a chartered engineer', 'figure'],
    ['led large multidisciplinary teams', 'designed bridges', 'words'],
  ])('refuses %j for %j as %s', (value, quote, reason) => {
    expect(findValueRefusal(value, quote)).toBe(reason)
  })

  it.each([
    ['34 to 38k', 'make it 38 top', '34 to 37k'],
    ['£34,000 to £38,000', 'it’s 38 at the top now', '£34,000 to £37,000'],
    ['Revit and Tekla', 'not AutoCAD', 'Revit, Tekla and AutoCAD'],
  ])('accepts %j for %j after %j', (value, quote, earlier) => {
    expect(findValueRefusal(value, quote, { earlier: () => earlier })).toBeNull()
  })

  it.each([
    ['34 to 48k', 'make it 38 top', '34 to 37k'],
    ['38,000 pumps', '38 pumps', 'a team of 5'],
  ])('refuses %j for %j after %j', (value, quote, earlier) => {
    expect(findValueRefusal(value, quote, { earlier: () => earlier })).toBe('figure')
  })

  it('lets a rating say what "ideally" said', () => {
    expect(findValueRefusal('Revit', 'ideally Revit', { isRated: true })).toBeNull()
  })
})

it.each([
  ['37.5 hours a week', '37.5 hrs pw'],
  ['Flexible hours', 'flexi hrs'],
  ['The fitter is leaving', 'the fitter is leaving so nothing goes out before the 14th'],
  ['Works manager', 'works mgr'],
  ['4 days possible if someone wants it', 'we can do 4 days if someone wants it'],
  ['A degree does not matter if they’ve done the time', 'not fussed about a degree if theyve done the time'],
])('takes %j for %j: a short form in full, and a condition that stays', (value, quote) => {
  expect(findValueRefusal(value, quote)).toBeNull()
})

it.each([
  ['4 days possible', 'we can do 4 days if someone wants it'],
  ['Tidy hand lettering', 'not so much tidy hand lettering as quick'],
  ['Works mogul', 'works mgr'],
  ['A £3.7m refit', 'a 3.6m refit'],
  ['A shaft of 3.7 m', 'a shaft of 3.6 m'],
])('refuses %j for %j', (value, quote) => {
  expect(findValueRefusal(value, quote)).not.toBeNull()
})

describe('findValueRefusal of words in a second language', () => {
  it.each([
    [
      'Must attend the morning meeting every day at 7:45, with the three worst losses of yesterday',
      'he must assist to the morning meeting every day, is at 7:45, with the three worst losses of yesterday',
    ],
    ['OEE is 71 and should be 78 in twelve months', 'OEE is 71 and I pretend 78 in twelve months'],
    [
      'We also pay for training, Green Belt to Black Belt, £4,200 last time',
      'We pay trainings also, Green Belt to Black Belt, last time was 4,200 pounds',
    ],
  ])('accepts %j for %j', (value, quote) => {
    expect(findValueRefusal(value, quote)).toBeNull()
  })

  it.each([
    ['must manage a team of fitters', 'he must assist to the morning meeting'],
    ['must attend the morning meeting with two operators', 'he must assist to the morning meeting'],
    ['must attend the morning meeting', 'he must not assist to the morning meeting'],
  ])('refuses %j for %j', (value, quote) => {
    expect(findValueRefusal(value, quote)).not.toBeNull()
  })
})

describe('findValueRefusal of a correction', () => {
  const earlier = (words: string) => ({ isCorrection: true, earlier: () => words })

  it.each([
    ['a bonus up to 5 per cent of salary', 'Bonus is 5 per cent of salary', 'a bonus up to 5 per cent'],
    [
      'Reports to the Engineering manager',
      'they should report to Phil, not me, I’ve enough on. Engineering manager',
      'Reports to me',
    ],
    [
      'Write and test Siemens PLC code: TIA Portal, WinCC',
      'we are Siemens now, not Allen-Bradley: TIA Portal, WinCC',
      'Write and test Allen-Bradley PLC code',
    ],
    [
      'Monday to Thursday 7:30 to 16:30, half hour lunch not paid, Friday 07:30 to twelve thirty',
      'Twelve thirty',
      'Monday to Thursday 7:30 to 16:30, half hour lunch not paid, Friday 07:30 to one thirty',
    ],
    ['Friday 7:30 to 12:30', 'twelve thirty', 'Friday 7:30 to 13:30'],
    ['The inspection is in May', 'the inspection is may not july', 'The inspection is in July'],
  ])('accepts %j for %j', (value, quote, fact) => {
    expect(findValueRefusal(value, quote, earlier(fact))).toBeNull()
  })

  it.each([
    ['a bonus up to 5 per cent', 'Bonus is 5 per cent', 'a bonus of some sort'],
    ['Revit and AutoCAD', 'Revit, not AutoCAD', 'AutoCAD'],
    ['no nights', 'nights', 'days'],
    ['you need a ticket', 'you do not need a ticket', 'you need a ticket'],
  ])('refuses %j for %j', (value, quote, fact) => {
    expect(findValueRefusal(value, quote, earlier(fact))).toBe('meaning')
  })

  it('leaves out what only says how much it weighs', () => {
    const rated = { isRated: true, earlier: () => 'The Mitsubishi would be handy' }
    expect(
      findValueRefusal(
        'The Mitsubishi, GX Works, would be handy',
        'Mitsubishi’s still only handy. It’s GX Works',
        { ...rated, isCorrection: true },
      ),
    ).toBeNull()
    const quote =
      'the eighteenth edition, well no actually hang on, no that’s not a must, that’s a nice to have because we’d put them through it'
    expect(
      findValueRefusal('the eighteenth edition, we’d put them through it', quote, { isRated: true }),
    ).toBeNull()
    expect(findValueRefusal('the eighteenth edition', 'only the eighteenth edition', { isRated: true })).toBe(
      'meaning',
    )
  })
})

it('keeps the figure that an aim starts from', () => {
  const aim = { isAim: true }
  expect(findValueRefusal('scrap to 6%', 'get scrap from 9% to 6%', aim)).toBe('meaning')
  expect(findValueRefusal('scrap from 9% to 6%', 'get scrap from 9% to 6%', aim)).toBeNull()
  expect(findValueRefusal('call-outs under 4 a month', 'from 11 a month to under 4', aim)).not.toBeNull()
  expect(findValueRefusal('a report to 3 sites', 'from May, a report to 3 sites', aim)).toBeNull()
})

it('takes the if of a wish for its weight, and any other for a condition', () => {
  const isRated = true
  expect(
    findValueRefusal('They can read a P&ID', 'if they can read a P&ID that’s handy', { isRated }),
  ).toBeNull()
  expect(findValueRefusal('They can read a P&ID', 'if they can read a P&ID that’s handy')).toBe('meaning')
  expect(
    findValueRefusal('We pay for the course', 'we pay for the course if they stay a year', { isRated }),
  ).toBe('meaning')
})

it('reads "stop" as stay, and not the other way about', () => {
  expect(findValueRefusal('Somebody who’s going to stay', 'somebody whos gonna stop')).toBeNull()
  expect(findValueRefusal('They stop the line', 'they stay the line')).not.toBeNull()
})
