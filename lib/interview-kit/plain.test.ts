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
    [['technical', 'FreeRTOS or Zephyr, we are moving from one to the other'], 'named', 'FreeRTOS or Zephyr'],
    [
      ['responsibilities', 'Rotate, refill and pass the lenses'],
      'would',
      'rotate, refill and pass the lenses',
    ],
    [['responsibilities', 'Warm the lenses on our lamp'], 'ours', 'warm the lenses on our lamp'],
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
    [['softSkills', 'Keeps order on a full pier'], 'traitAct', 'keep order on a full pier'],
    [['softSkills', 'Will not be hurried'], 'traitRefusal', 'be hurried'],
    [['softSkills', 'Cheerful with visitors'], 'traitBeing', 'cheerful with visitors'],
    [['softSkills', 'Tidy'], 'traitBeing', 'tidy'],
  ])('asks about %j with %s', (seed, frame, thing) => {
    const wordings = PLAIN_QUESTIONS[frame].map(({ question }) => question.replace('{thing}', thing))
    expect(wordings).toContain(questionsOf(seed)[0])
  })

  it.each<[Section, string, Frame]>([
    ['technical', 'Passivation paste, and what not to breathe', 'saidSkill'],
    ['responsibilities', 'Price lists for the boatyard', 'saidDuty'],
    ['responsibilities', 'Wind the clock when the keeper is ashore for the night', 'saidDuty'],
    ['responsibilities', 'Warm 4 lenses to 20 ± 2 °C', 'saidDuty'],
    ['experience', 'Background in a trade such as lamp making', 'saidExperience'],
    ['experience', 'Has seen a lamp from first drawing to lighting', 'saidExperience'],
    ['softSkills', 'Knows when to leave the lamp alone', 'saidTrait'],
    ['softSkills', 'Cheerful at the gate at 6.45 in the morning', 'saidTrait'],
    ['softSkills', 'Doesn’t cut corners, and keeps a clean lamp room', 'saidTrait'],
    ['softSkills', 'Writes logs that somebody can follow in ten years', 'saidTrait'],
  ])('reads out what no sentence of its own can say: %s %s', (section, text, frame) => {
    const [item] = buildKitItems(contentOf('Lighthouse Keeper', [section, text]), { minutes: 60 })
    expect(PLAIN_QUESTIONS[frame].map(({ question }) => question)).toContain(item?.question)
    expect(item?.points).toEqual([`Read out: ${text}`])
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

  it('rates answers by what the line is about', () => {
    const [item] = buildKitItems(
      contentOf('Lighthouse Keeper', ['responsibilities', 'Look after the harbour lamps in the fog']),
      { minutes: 60 },
    )
    for (const anchor of Object.values(item?.anchors ?? {})) expect(anchor).toContain('the harbour lamps')
  })
})
