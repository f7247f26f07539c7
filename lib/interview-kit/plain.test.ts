import { describe, expect, it } from 'vitest'
import { type Frame, PLAIN_QUESTIONS } from '@/lib/knowledge/interview/plain'
import type { Section } from '@/lib/specification/options'
import { contentOf, type Seed } from '@/tests/support/specification-content'
import { buildKitItems, listUnasked } from './build'

const questionsOf = (seed: Seed) =>
  buildKitItems(contentOf('Commissioning Engineer', seed), { minutes: 60 }).map(({ question }) => question)

describe('plain questions', () => {
  it.each<[Seed, Frame, string]>([
    [['technical', 'Working knowledge of lamp oil'], 'skill', 'lamp oil'],
    [['technical', 'Passivation paste, and what not to breathe'], 'skill', 'passivation paste'],
    [['technical', 'Manual for Harbour Lamps'], 'skill', 'the Manual for Harbour Lamps'],
    [
      ['responsibilities', 'Safety first hour: walk the quay'],
      'saidDuty',
      'safety first hour: walk the quay',
    ],
    [
      ['technical', '12 V lamp wiring and tower rules: who may climb'],
      'skill',
      '12 V lamp wiring and tower rules',
    ],
    [['technical', 'Checking lamps and level gauges: by day'], 'doing', 'checking lamps and level gauges'],
    [['technical', 'Keeping lenses clear: salt, soot and gulls'], 'doing', 'keeping lenses clear'],
    [
      [
        'responsibilities',
        'Clean, light and turn down harbour lamps to BS 9999, and report any that smoke before dawn',
      ],
      'doing',
      'cleaning, lighting and turning down harbour lamps',
    ],
    [
      [
        'responsibilities',
        'Turn the week of tides into a plan for the boats, the crews, the lamps and the bells',
      ],
      'doing',
      'turning the week of tides into a plan',
    ],
    [
      ['responsibilities', 'Inspect the harbour lamps and tower records twice a year per tower'],
      'would',
      'inspect the harbour lamps and tower records twice a year per tower',
    ],
    [
      [
        'responsibilities',
        'Polish wicks and lenses for about 60 lamps a week across the tower, the pier and the mole',
      ],
      'doing',
      'polishing wicks and lenses',
    ],
    [
      [
        'responsibilities',
        'Dismantle lamp glass and harbour lens frames made by a team of four, and then sign the keeper’s book',
      ],
      'doing',
      'dismantling lamp glass and harbour lens frames',
    ],
    [['technical', 'Lamp theory at a basic level'], 'skill', 'lamp theory'],
    [['technical', 'Lamp theory to a good working standard'], 'skill', 'lamp theory'],
    [
      ['responsibilities', 'Climb and dismantle the lamp, including its glass'],
      'would',
      'climb and dismantle the lamp',
    ],
    [
      ['responsibilities', 'Polish the lamp, including its glass'],
      'would',
      'polish the lamp, including its glass',
    ],
    [['experience', 'Has seen to lamps, even at a simple level'], 'done', 'seen to lamps'],
    [
      ['technical', 'LAMP Code and the Tide Code Edition 3'],
      'skill',
      'the LAMP Code and the Tide Code Edition 3',
    ],
    [['responsibilities', 'Lamps, lenses, bells and horns'], 'list', 'lamps, lenses, bells and horns'],
    [['softSkills', 'Swap a watch rather than argue'], 'trait', 'swapping a watch'],
    [['technical', 'FreeRTOS or Zephyr, we are moving from one to the other'], 'named', 'FreeRTOS or Zephyr'],
    [
      ['responsibilities', 'Rotate, refill and pass the lenses'],
      'would',
      'rotate, refill and pass the lenses',
    ],
    [['responsibilities', 'Warm the lenses on our lamp'], 'would', 'warm the lenses on our lamp'],
    [
      ['responsibilities', 'Wind the clock when the keeper is ashore for the night'],
      'would',
      'wind the clock when the keeper is ashore for the night',
    ],
    [['technical', 'Reading charts, logs and flags'], 'act', 'reading charts, logs and flags'],
    [['technical', 'Wicks, lenses and lamp oil'], 'list', 'wicks, lenses and lamp oil'],
    [
      ['technical', 'Lamp Server, Wick Directory and Tide Policy'],
      'list',
      'Lamp Server, Wick Directory and Tide Policy',
    ],
    [
      ['experience', 'Has seen a lamp from first drawing to lighting'],
      'done',
      'seen a lamp from first drawing to lighting',
    ],
    [['experience', 'Ran a harbour of £2m'], 'done', 'run a harbour of £2m'],
    [['experience', 'Painted at least two lighthouses'], 'done', 'painted at least two lighthouses'],
    [
      ['responsibilities', 'Watch the tide on the pier so that sailings can be rearranged'],
      'would',
      'watch the tide on the pier',
    ],
    [
      ['responsibilities', 'Throughout the day, watch the tide and rearrange sailings'],
      'would',
      'watch the tide and rearrange sailings',
    ],
    [['responsibilities', 'Repair lanterns'], 'would', 'repair lanterns'],
    [['softSkills', 'Keeps order on a full pier'], 'who', 'keeps order on a full pier'],
    [['softSkills', 'Keep order on a full pier'], 'who', 'keeps order on a full pier'],
    [['softSkills', 'Will sail in fog'], 'who', 'will sail in fog'],
    [['softSkills', 'Sincere with visitors'], 'who', 'is sincere with visitors'],
    [['softSkills', 'Good planner of sailings'], 'who', 'is a good planner of sailings'],
    [['softSkills', 'Knows where the lamp oil is'], 'who', 'knows where the lamp oil is'],
  ])('asks about %j with %s', (seed, frame, thing) => {
    const wordings = PLAIN_QUESTIONS[frame].map(({ question }) => question.replace('{thing}', thing))
    expect(wordings).toContain(questionsOf(seed)[0])
  })

  it.each<[Section, string, Frame]>([
    ['responsibilities', 'Price lists for the boatyard', 'saidDuty'],
    ['responsibilities', 'Warm 4 lenses to 20 ± 2 °C', 'saidDuty'],
    ['experience', 'Background in a trade such as lamp making', 'saidExperience'],
    ['softSkills', 'Lamp sense, and no fear of fog', 'saidTrait'],
    ['technical', 'Manual lamp trimming, 4 and 6 mm wicks, 1.5 to 8 mm glass', 'saidSkill'],
  ])('says after a colon what no sentence of ours can hold: %s %s', (section, text, frame) => {
    const [item] = buildKitItems(contentOf('Lighthouse Keeper', [section, text]), { minutes: 60 })
    const wordings = PLAIN_QUESTIONS[frame].map(({ question }) =>
      question.replace('{thing}', text).toLowerCase(),
    )
    expect(wordings).toContain(item?.question.toLowerCase())
  })

  it('says inches in words', () => {
    const seed: Seed = ['technical', 'Manual lamp trimming, 1/2" to 8" tube, 1.5 to 8 mm glass']
    expect(questionsOf(seed)[0]).toContain('1/2 inch to 8 inch tube')
  })

  it.each<Seed>([
    ['responsibilities', 'Repair records'],
    ['responsibilities', 'Keep it up to date'],
    ['responsibilities', 'Head of Lamps'],
    ['technical', 'Paraffin we can take or leave'],
    ['technical', 'All four non negotiable'],
  ])('asks nothing about %j', (...seed) => {
    const content = contentOf('Lighthouse Keeper', seed)
    expect(buildKitItems(content, { minutes: 60 })).toEqual([])
    expect(listUnasked(content, [])).toMatchObject([{ reason: 'vague', wording: null }])
  })

  it('names the line in the question and not again in what answers are rated by', () => {
    const [item] = buildKitItems(
      contentOf('Lighthouse Keeper', ['technical', 'Working knowledge of lamp oil']),
      { minutes: 60 },
    )
    expect(item?.question).toContain('lamp oil')
    expect(JSON.stringify(item?.anchors)).not.toContain('lamp oil')
  })

  it.each<[string, Section, readonly string[]]>([
    [
      'Graduate Keeper',
      'technical',
      ['Lamp theory', 'Lens theory', 'Tide theory', 'Wick theory', 'Bell theory'],
    ],
    [
      'Keeper',
      'technical',
      ['Lamp oil', 'Lens wax', 'Tide salt', 'Wick dye', 'Bell brass', 'Pier tar', 'Rope fat'],
    ],
    [
      'Keeper',
      'responsibilities',
      [
        'Wind the clock',
        'Caulk the deck',
        'Mend the sails',
        'Splice the ropes',
        'Varnish the mast',
        'Tar the pier',
      ],
    ],
  ])('asks nothing in the words of another question: %s, %s', (title, section, texts) => {
    const content = contentOf(title, ...texts.map((text): Seed => [section, text]))
    const items = buildKitItems(content, { minutes: 60 })
    const strong = items.map(({ anchors }) => anchors?.[5])
    expect(items.length).toBeGreaterThan(3)
    expect(new Set(strong).size).toBe(items.length)
    expect(items.every(({ probes }) => probes.length > 0)).toBe(true)
  })

  it.each<[Seed, Frame]>([
    [['responsibilities', 'Help trim the harbour lamps'], 'learner'],
    [['technical', 'Lamp theory to degree level'], 'learnerSkill'],
  ])('asks somebody who comes to learn about work or study: %j', (seed, frame) => {
    const [item] = buildKitItems(contentOf('Graduate Lighthouse Keeper', seed), { minutes: 60 })
    const probes = PLAIN_QUESTIONS[frame].flatMap((written) => written.probes)
    expect(probes).toEqual(expect.arrayContaining(item?.probes ?? ['']))
    expect(item?.question).not.toContain('degree level')
  })
})
