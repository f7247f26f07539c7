import { describe, expect, it } from 'vitest'
import { type Frame, PLAIN_QUESTIONS } from '@/lib/knowledge/interview/plain'
import { contentOf, type Seed } from '@/tests/support/specification-content'
import { buildKitItems } from './build'

const questionsOf = (seed: Seed) =>
  buildKitItems(contentOf('Commissioning Engineer', seed), { minutes: 60 }).map(({ question }) => question)

describe('plain questions', () => {
  const OPENED = 'We want this by the end of your first year:'
  const DATED = 'One of your first aims would be this:'

  it.each<[Seed, Frame, string]>([
    [
      ['technical', 'Passivation paste, and what not to breathe'],
      'quoted',
      'Passivation paste, and what not to breathe',
    ],
    [['technical', 'Working knowledge of lamp oil'], 'skill', 'lamp oil'],
    [
      ['responsibilities', 'Run tide tests and report what failed'],
      'nearest',
      'Run tide tests and report what failed',
    ],
    [['technical', 'FreeRTOS or Zephyr, we are moving from one to the other'], 'named', 'FreeRTOS or Zephyr'],
    [
      ['responsibilities', 'Rotate, refill and pass the lenses'],
      'act',
      'rotating, refilling and passing the lenses',
    ],
    [['responsibilities', 'Price lists for the boatyard'], 'nearest', 'Price lists for the boatyard'],
    [['responsibilities', 'Warm the lenses on our lamp'], 'would', 'warm the lenses on our lamp'],
    [
      ['responsibilities', 'Wind the clock when the keeper is ashore for the night'],
      'would',
      'wind the clock when the keeper is ashore for the night',
    ],
    [['experience', '4 yrs min on hygienic or pharma tube'], 'time', 'on hygienic or pharma tube'],
    [['experience', 'Minimum 4 years with a boat builder'], 'time', 'with a boat builder'],
    [
      ['experience', 'A very convincing working life at sea'],
      'quoted',
      'A very convincing working life at sea',
    ],
    [
      ['experience', 'Background in a trade such as lamp making'],
      'quoted',
      'Background in a trade such as lamp making',
    ],
    [
      ['experience', 'Four years or more trimming wicks for ports, harbours or yards'],
      'time',
      'trimming wicks for ports, harbours or yards',
    ],
    [
      ['softSkills', 'Cheerful at the gate at 6.45 in the morning'],
      'traitBeing',
      'cheerful at the gate at 6.45 in the morning',
    ],
    [
      ['technical', 'Confident lamp trimming on gas mantles, oil wicks and arcs'],
      'quoted',
      'Lamp trimming on gas mantles, oil wicks and arcs',
    ],
    [
      ['technical', 'Grounding in tower clocks, wound by hand or motor, in draughty rooms'],
      'quoted',
      'Tower clocks, wound by hand or motor, in draughty rooms',
    ],
    [
      ['experience', 'You have worked on piers while the boats were sailing'],
      'quoted',
      'Worked on piers while the boats were sailing',
    ],
    [['experience', 'Background of five years with a boat builder'], 'time', 'with a boat builder'],
    [['experience', 'You bring five years with a boat builder'], 'time', 'with a boat builder'],
    [
      ['softSkills', 'You tell the keeper early when oil is running low'],
      'traitQuoted',
      'Tell the keeper early when oil is running low',
    ],
    [['softSkills', 'Keeps order on a full pier'], 'traitAct', 'keep order on a full pier'],
    [
      ['softSkills', 'Knows when to leave the lamp alone'],
      'traitQuoted',
      'Knows when to leave the lamp alone',
    ],
    [['softSkills', 'Will not be hurried'], 'traitRefusal', 'be hurried'],
    [['softSkills', 'Cheerful with visitors'], 'traitBeing', 'cheerful with visitors'],
    [['firstYear', 'Appointed as harbour pilot'], 'aimGain', `${OPENED} “Appointed as harbour pilot”.`],
    [
      ['firstYear', 'Trusted to run the boat alone'],
      'aimStanding',
      `${OPENED} “Trusted to run the boat alone”.`,
    ],
    [
      ['firstYear', 'Close 80% of tickets at the first call'],
      'aimFigure',
      `${OPENED} “Close 80% of tickets at the first call”.`,
    ],
    [['firstYear', 'Empty running down to 12%'], 'aimFigure', `${OPENED} “Empty running down to 12%”.`],
    [
      ['firstYear', 'Bring the charts to one version'],
      'aimOpen',
      `${OPENED} “Bring the charts to one version”.`,
    ],
    [['firstYear', 'Become the keeper in charge'], 'aimGain', `${OPENED} “Become the keeper in charge”.`],
    [['softSkills', 'Tidy'], 'traitBeing', 'tidy'],
    [
      ['experience', 'Has seen a lamp from first drawing to lighting'],
      'experience',
      'seeing a lamp from first drawing to lighting',
    ],
    [['firstYear', 'New slipway opened by June'], 'aimProject', `${DATED} “New slipway opened by June”.`],
    [
      ['firstYear', 'Hands over the first ten lamps without a fault'],
      'aimOpen',
      'The specification says this of the first year: “Hands over the first ten lamps without a fault”.',
    ],
    [
      ['firstYear', 'Has learned all three boats well enough to sail alone'],
      'aimStanding',
      'The specification says this of the first year: “Has learned all three boats well enough to sail alone”.',
    ],
    [
      ['firstYear', 'By Christmas, empty running down from 31% to 25%'],
      'aimFigure',
      `${DATED} “By Christmas, empty running down from 31% to 25%”.`,
    ],
    [
      ['firstYear', '£750,000 of orders, a third from new names'],
      'aimFigure',
      `${OPENED} “£750,000 of orders, a third from new names”.`,
    ],
    [
      ['responsibilities', 'Throughout the day, watch the tide and rearrange sailings'],
      'would',
      'watch the tide and rearrange sailings',
    ],
    [['firstYear', 'No late sailings'], 'aimOpen', `${OPENED} “No late sailings”.`],
    [['firstYear', 'repair rate of 2% on X-ray'], 'aimFigure', `${OPENED} “Repair rate of 2% on X-ray”.`],
    [
      ['firstYear', 'Mill Lane finished by November at 9%'],
      'aimProject',
      `${DATED} “Mill Lane finished by November at 9%”.`,
    ],
  ])('asks about %j with %s', (seed, frame, thing) => {
    const wordings = PLAIN_QUESTIONS[frame].map(({ question }) => question.replace('{thing}', thing))
    expect(wordings).toContain(questionsOf(seed)[0])
  })
})
