import { expect, it } from 'vitest'
import { type Frame, PLAIN_QUESTIONS } from '@/lib/knowledge/interview/plain'
import type { Section } from '@/lib/specification/options'
import { contentOf } from '@/tests/support/specification-content'
import { buildKitItems } from './build'

const questionOf = (section: Section, text: string) =>
  buildKitItems(contentOf('Lighthouse Keeper', [section, text]), { minutes: 60 })[0]?.question

const OPENED = 'In your first year we’d want'

it.each<[string, Frame, string]>([
  ['Lamp use from 82 to 90 per cent', 'aimFigure', `${OPENED} to get the lamp use from 82 to 90 per cent`],
  ['Empty running down to 12%', 'aimFigure', `${OPENED} to get empty running down to 12%`],
  ['Scrap from 8 to 5 per cent', 'aimFigure', `${OPENED} to get scrap from 8 to 5 per cent`],
  [
    '£750,000 of orders, a third from new names',
    'aimFigure',
    `${OPENED} to get £750,000 of orders, a third from new names`,
  ],
  [
    'Close 80% of tickets at the first call',
    'aimFigure',
    `${OPENED} you to close 80% of tickets at the first call`,
  ],
  [
    'By Christmas, empty running down from 31% to 25%',
    'aimFigure',
    'By Christmas we’d want to get empty running down from 31% to 25%',
  ],
  ['Bring the charts to one version', 'aimDeliver', `${OPENED} you to bring the charts to one version`],
  ['No late sailings', 'aimDeliver', `${OPENED} to see no late sailings`],
  ['New slipway opened by June', 'aimDeliver', 'We’d want to get the new slipway opened by June'],
  [
    'Lamp relit within eighteen months',
    'aimDeliver',
    'We’d want to see the lamp relit within eighteen months',
  ],
  [
    'Mill Lane finished by November at 9%',
    'aimDeliver',
    'We’d want to get Mill Lane finished by November at 9%',
  ],
  [
    'By month three: your first survey issued with no more than two comments',
    'aimDeliver',
    'By month three we’d want to get your first survey issued with no more than two comments',
  ],
  [
    'Hands over the first ten lamps without a fault',
    'aimDeliver',
    `${OPENED} you to hand over the first ten lamps without a fault`,
  ],
  ['Hand over both lamp houses on time', 'aimDeliver', `${OPENED} you to hand over both lamp houses on time`],
  ['Cut lamp failures by half', 'aimFigure', `${OPENED} you to cut lamp failures by half`],
  ['Lead time down to ten days', 'aimFigure', `${OPENED} to get the lead time down to ten days`],
  ['Reach £65k of new orders', 'aimFigure', `${OPENED} you to reach £65k of new orders`],
  ['Save £40k on lamp oil', 'aimFigure', `${OPENED} you to save £40k on lamp oil`],
  [
    'Deliver the new lamp to certification',
    'aimDeliver',
    `${OPENED} you to deliver the new lamp to certification`,
  ],
  ['Signed off on all three lamps', 'aimGain', `${OPENED} you to be signed off on all three lamps`],
  ['Become the keeper in charge', 'aimGain', `${OPENED} you to become the keeper in charge`],
  ['Appointed as harbour pilot', 'aimGain', `${OPENED} you to be appointed as harbour pilot`],
  ['Trusted to run the boat alone', 'aimStanding', `${OPENED} you to be trusted to run the boat alone`],
  [
    'Has learned all three boats well enough to sail alone',
    'aimStanding',
    `${OPENED} you to have learned all three boats well enough to sail alone`,
  ],
])('asks about the aim "%s" with %s', (text, frame, thing) => {
  const wordings = PLAIN_QUESTIONS[frame].map(({ question }) => question.replace('{thing}', thing))
  expect(wordings).toContain(questionOf('firstYear', text))
})

it.each<[[Section, string], string]>([
  [['technical', 'IOSH Managing Safely as a minimum'], 'Could you show'],
  [['technical', 'HNC, HND or degree'], 'Could you show'],
  [['technical', 'F-Gas Category 1'], 'Could you show'],
  [['technical', 'MEng or BEng in lamp making'], 'Could you show'],
  [['technical', 'A levels or HNC in optics'], '“A levels or HNC in optics”. Could you show'],
  [
    ['technical', 'HNC in optics, or lamp room experience in its place'],
    'What can you show us, or tell us about,',
  ],
  [['technical', 'Degree in optics, or ex-forces equivalent'], 'What can you show us, or tell us about,'],
  [['technical', 'Full UK driving licence: the boats run from two piers'], 'Could you show us your licence?'],
])('words %j', ([section, text], begin) => {
  expect(questionOf(section, text)).toContain(begin)
})
