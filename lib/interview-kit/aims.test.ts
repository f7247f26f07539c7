import { expect, it } from 'vitest'
import { AIM_QUESTIONS } from '@/lib/knowledge/interview/aims'
import type { Frame } from '@/lib/knowledge/interview/plain'
import { contentOf } from '@/tests/support/specification-content'
import { findAim } from './bank/aims'
import { buildKitItems } from './build'
import { readAim } from './first-year'

it.each<[string, Frame]>([
  ['Lamp use from 82 to 90 per cent', 'aimFigure'],
  ['Empty running down to 12%', 'aimFigure'],
  ['£750,000 of orders, a third from new names', 'aimFigure'],
  ['Close 80% of tickets at the first call', 'aimFigure'],
  ['By Christmas, empty running down from 31% to 25%', 'aimFigure'],
  ['Lamp failures from 3 a month to none in the last quarter', 'aimFigure'],
  ['Cut lamp failures by half', 'aimFigure'],
  ['Lead time down to ten days', 'aimFigure'],
  ['Reach £65k of new orders', 'aimFigure'],
  ['Repair rate kept below 2% over the year', 'aimFigure'],
  ['Run two lamp lines worth over £600k each, from design to handover', 'aimDeliver'],
  ['Gain the full lamp tester category', 'aimGain'],
  ['Bring the charts to one version', 'aimDeliver'],
  ['New slipway opened by June', 'aimDeliver'],
  ['Lamp relit within eighteen months', 'aimDeliver'],
  ['Mill Lane finished by November at 9%', 'aimDeliver'],
  ['Deliver the new lamp to certification', 'aimDeliver'],
  ['Refit down from 9 weeks to 6 by moving the tests ashore', 'aimDeliver'],
  ['Records kept so that every claim over £50k is settled in time', 'aimDeliver'],
  ['Lead two boatyards of over £5m each', 'aimDeliver'],
  ['A 20-strong crew that sails to one timetable', 'aimDeliver'],
  ['Grow the team from 6 to 9 operators', 'aimDeliver'],
  ['A monthly briefing for keepers and pilots', 'aimDeliver'],
  ['Ticket backlog under 30', 'aimFigure'],
  ['No late sailings', 'aimPrevent'],
  ['Hands over the first ten lamps without a fault', 'aimPrevent'],
  ['Zero lost lamps', 'aimPrevent'],
  ['Move the lamp clock from S7-300 to S7-1500 before spares run out', 'aimDeliver'],
  ['Take the pier lamps (six towers) from GRIP 4 through to lighting', 'aimDeliver'],
  ['Draw the lamps to Eurocode 7', 'aimDeliver'],
  ['Send one lamp to three harbours', 'aimDeliver'],
  ['Bring relit lamps up to 40 a night', 'aimFigure'],
  ['Bring our trainee keeper up to CS39 standard', 'aimPeople'],
  ['Two apprentices ready to sit the pilot’s exam', 'aimPeople'],
  ['Every operator signed off on two more lamps', 'aimPeople'],
  ['Train the two juniors to run the boat', 'aimPeople'],
  ['Signed off on all three lamps', 'aimGain'],
  ['Become the keeper in charge', 'aimGain'],
  ['Appointed as harbour pilot', 'aimGain'],
  ['Trusted to run the boat alone', 'aimStanding'],
  ['Has learned all three boats well enough to sail alone', 'aimStanding'],
])('asks about the aim "%s" with %s', (text, frame) => {
  expect(readAim(text, new Set())?.frame).toBe(frame)
})

it.each([
  [
    'Turn round at least 25 lamps a month',
    'In the first year we’d want you to turn round at least 25 lamps a month.',
  ],
  ['Cut lamp failures by half', 'In the first year we’d want you to cut lamp failures by half.'],
  ['Hands over the first ten lamps', 'In the first year we’d want you to hand over the first ten lamps.'],
  [
    'Trusted to run their boat alone',
    'In the first year we’d want you to be trusted to run your boat alone.',
  ],
  ['Become the keeper in charge', 'In the first year we’d want you to become the keeper in charge.'],
  ['Has learned all three boats', 'In the first year we’d want you to have learned all three boats.'],
  [
    'Lamp failures from 3 a month to none',
    'In the first year we’d want to see lamp failures brought from 3 a month to none.',
  ],
  [
    'Passage time cut from nine hours to six',
    'In the first year we’d want to see passage time cut from nine hours to six.',
  ],
  ['Ticket backlog under 30', 'In the first year we’d want to see ticket backlog under 30.'],
  ['New slipway opened by June', 'Here’s one of the aims for the first year: new slipway opened by June.'],
  [
    'By Christmas, two boats repainted',
    'Here’s one of the aims for the first year: two boats repainted by Christmas.',
  ],
  ['Mill Lane finished', 'Here’s one of the aims for the first year: Mill Lane finished.'],
  ['Rework below 1% of sailings', 'In the first year we’d want to see rework below 1% of sailings.'],
  [
    'Bring two foremen on to run their own boats',
    'In the first year we’d want you to bring two foremen on to run their own boats.',
  ],
  ['Pilot licence gained', 'Here’s one of the aims for the first year: pilot licence gained.'],
  ['Learning to sail (in fog)', 'Here’s one of the aims for the first year: learning to sail.'],
  ['Turn round lost lamps in two days', 'We’d want you to turn round lost lamps in two days.'],
  ['Produce one complete chart', 'In the first year we’d want you to produce one complete chart.'],
  ['Raise the lamp rate from 3 to 5', 'In the first year we’d want you to raise the lamp rate from 3 to 5.'],
  [
    'Raise first-time relight rate to 90%',
    'In the first year we’d want you to raise first-time relight rate to 90%.',
  ],
  [
    'Clear out and relabel the lamp store',
    'In the first year we’d want you to clear out and relabel the lamp store.',
  ],
  [
    'Cut lamp current from 9 amps to 5 so we reach the pier',
    'In the first year we’d want you to cut lamp current from 9 amps to 5.',
  ],
  ['Re-tender the lamp oil', 'In the first year we’d want you to re-tender the lamp oil.'],
  [
    'Deliver the new lamp (12 V) before winter; the date is fixed',
    'In the first year we’d want you to deliver the new lamp before winter.',
  ],
  ['Output up 5%', 'In the first year we’d want to see output up 5%.'],
  [
    'Put at least three lamps of your own on the mole',
    'In the first year we’d want you to put at least three lamps of your own on the mole.',
  ],
  ['Gain keeper status within nine months', 'We’d want you to gain keeper status within nine months.'],
  [
    'Change lamps trimmed and noted in five minutes',
    'Here’s one of the aims for the first year: change lamps trimmed and noted in five minutes.',
  ],
  [
    'Lead lamp engineer on two harbours',
    'Here’s one of the aims for the first year: lead lamp engineer on two harbours.',
  ],
  [
    'Tack repairs down from 9 a month to 5',
    'In the first year we’d want to see tack repairs down from 9 a month to 5.',
  ],
  [
    'Lift dry, on-time sailings from 3 to 5',
    'In the first year we’d want to see lift dry, on-time sailings brought from 3 to 5.',
  ],
])('says the aim "%s" as a sentence', (text, sentence) => {
  const [item] = buildKitItems(contentOf('Lighthouse Keeper', ['firstYear', text]), { minutes: 60 })
  expect(item?.question.startsWith(sentence), item?.question).toBe(true)
})

it('takes an aim among others that begin with verbs for an act too', () => {
  const content = contentOf(
    'Lighthouse Keeper',
    ['firstYear', 'Lift dry, on-time sailings from 3 to 5'],
    ['firstYear', 'Paint the boat'],
  )
  expect(buildKitItems(content, { minutes: 60 }).map(({ question }) => question.split('. ')[0])).toContain(
    'In the first year we’d want you to lift dry, on-time sailings from 3 to 5',
  )
})

it.each([
  ['First-time fix above 85%', /second visits/],
  ['Two graduates ready to sit for IEng', /./],
])('asks about the aim "%s" what is written for it', (text, about) => {
  const aim = findAim(text)
  expect(aim?.ask).toMatch(about)
  const [item] = buildKitItems(contentOf('Lighthouse Keeper', ['firstYear', text]), { minutes: 60 })
  expect(item?.question.endsWith(aim?.ask ?? '-')).toBe(true)
  expect(item?.anchors).toEqual({ 1: aim?.weak, 3: aim?.fair, 5: aim?.strong })
})

it('asks one thing of an aim, and what somebody has done before as a follow-up', () => {
  const [item] = buildKitItems(contentOf('Lighthouse Keeper', ['firstYear', 'First-time fix above 85%']), {
    minutes: 60,
  })
  expect(item?.question.match(/\?/g)).toHaveLength(1)
  expect(item?.probes[0]).toBe('When have you raised a first-time fix rate before?')
})

it('has each term of an aim in one question', () => {
  const terms = AIM_QUESTIONS.flatMap(({ about }) => about)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})
