import { describe, expect, it } from 'vitest'
import { findLineReason } from './line'

const check = (text: string) => findLineReason(text, { company: 'James Fisher Pumps' })

describe('findLineReason', () => {
  it.each([
    'TIG',
    'You are working towards chartership; we don’t mind which',
    'You will run the trials.',
    '£46,000 to £52,000 a year',
    'Revit (any release)',
    'Work for James Fisher Pumps in Preston',
    'Start in May, or as soon as possible',
    'Our West George Street office in Glasgow, G2',
    '26 days’ holiday plus bank holidays and St David’s Day',
    'The pumping station at St Clears',
    'Take the Cefn Bryn school scheme through the approval body by Easter',
    'Margaret House, Leeds',
    'Our yard at Florence Hill, Hull',
    'A night-shift stand-by rota that you sign for',
    'Duties: a) drawings, b) checks',
    '1) Drawings 2) Checks 3) Site visits',
    'Two points (in short: a) drawings, b) checks)',
    'Electrical work (BS 7671, Schedule 9)',
    'Asbestos awareness (Regulation 10)',
    'Classes (a) and (b) of the licence',
    'Driving licence (category B)',
    '12" flanges',
    'No weekend work',
    'Jan–March',
    'Reports to production',
    'BS EN 1993-1-1',
    'ASP.NET and Node.js',
    'CI/CD, and/or DevOps',
    'Open Node.js services',
  ])('passes %j', (text) => {
    expect(check(text)).toBeNull()
  })

  it.each([
    [' – ', 'empty'],
    ['Battery storage that’s a', 'fragment'],
    ['and some of it offshore', 'fragment'],
    ['You the shop has 12 people', 'fragment'],
    ['A small team. You it is on the quay', 'fragment'],
    ['Drawings for the', 'fragment'],
    ['Revit (any release', 'unbalanced'],
    ['A “fair wage', 'unbalanced'],
    ['Schedule 9) and the site rules', 'unbalanced'],
    ['Electrical work (BS 7671, Schedule 9', 'unbalanced'],
    ['1) Drawings (all of them, with checks', 'unbalanced'],
    ['Drawings) and (checks', 'unbalanced'],
    ['Send it to jobs@castle.example.com', 'contact'],
    ['Ring 07700 900123', 'contact'],
    ['Apply at castle.example', 'contact'],
    ['Visit castle.jobs', 'contact'],
    ['More on castle.link/jobs', 'contact'],
    ['Reports to Sarah', 'person'],
    ['Reports to sarah', 'person'],
    ['Reports to gaz', 'person'],
    ['1 week during', 'fragment'],
    ['Run the school with David', 'person'],
    ['Reports to Sarah Hill', 'person'],
    ['An hour with David Park', 'person'],
    ['Taking over from Mr Bell', 'person'],
    ['I mean, they run the trials', 'talk'],
    ['How long does this take?', 'talk'],
    ['Yeah, two days on site', 'talk'],
  ])('keeps %j out as %s', (text, reason) => {
    expect(check(text)).toBe(reason)
  })
})

it.each([
  ['Two sites in Kings Lynn, one of them in Saddlebow', 'location', null],
  ['Kirk Sandall, just off the M18', 'location', null],
  ['Ask for Tracey at the gate', 'location', 'person'],
  ['Tracey checks every weld', 'responsibilities', 'person'],
])('reads the names in %j, in %s', (text, section, reason) => {
  expect(findLineReason(text, { company: '', section })).toBe(reason)
})
