import { describe, expect, it } from 'vitest'
import { contentOf as contentWith, type Seed } from '@/tests/support/specification-content'
import { buildKitItems, countRated, listUnasked } from './build'
import { isRated } from './options'
import { kitItemSchema } from './schema'

const contentOf = (...seeds: Seed[]) => contentWith('Lighthouse Keeper', ...seeds)

describe('documents', () => {
  it.each<Seed>([
    ['experience', 'Shipping a medical or safety-related product'],
    ['experience', 'Managing degree apprentices'],
  ])('asks about %j, which is no paper', (...seed) => {
    const items = buildKitItems(contentOf(seed), { minutes: 60 })
    expect(items.map(({ kind }) => kind)).toEqual(['pastBehaviour'])
  })
})

describe('years and apprenticeships', () => {
  it.each<Seed>([
    ['experience', 'Three years or longer in a lighthouse'],
    ['experience', '5 years’ experience of lamps'],
    ['experience', 'Six years'],
    ['experience', '2 yrs qualified and site based'],
    ['experience', 'Time-served lamp fitter'],
    ['experience', 'Lamp management, five years or more'],
    ['education', 'Time served in industry'],
  ])('confirms %j as a fact, and rates nobody on it', (...seed) => {
    const content = contentOf(seed)
    const items = buildKitItems(content, { minutes: 60 })
    expect(items).toMatchObject([{ kind: 'fact', anchors: null }])
    expect(items[0]?.points[0]).toBe(`Read out: ${seed[1]}`)
    expect(listUnasked(content, items)).toEqual([])
  })

  it('asks no one incident about years, even where a question is written for the work', () => {
    const content = { ...contentOf(['experience', 'Five years on Fanuc']), jobTitle: 'CNC Machinist' }
    expect(buildKitItems(content, { minutes: 60 })).toMatchObject([{ kind: 'fact' }])
  })

  it.each([
    'At least 7 years in lighthouses',
    'Min 4 yrs on the boats',
    'Two years on lamps, gas preferred but oil considered',
  ])('confirms "%s", however it begins or ends', (text) => {
    expect(buildKitItems(contentOf(['experience', text]), { minutes: 60 })).toMatchObject([{ kind: 'fact' }])
  })
})

describe('what is not needed', () => {
  it.each<Seed>([
    ['education', 'No certificates needed'],
    ['education', 'None'],
    ['technical', 'None needed'],
    ['experience', 'No previous experience of food is needed.'],
  ])('is not asked about: %j', (...seed) => {
    expect(buildKitItems(contentOf(seed), { minutes: 60 })).toEqual([])
  })
})

describe('probes', () => {
  const items = buildKitItems(
    contentOf(
      ...['Glass blowing', 'Lens grinding', 'Brass polishing', 'Rope splicing'].map(
        (text): Seed => ['technical', text],
      ),
      ...['Racing yachts', 'Salvage work'].map((text): Seed => ['experience', text]),
      ['responsibilities', 'Wind the clock'],
      ['responsibilities', 'Polish the brass rail'],
    ),
    { minutes: 60 },
  )

  it('has two with each question, and none twice in a kit', () => {
    for (const { probes } of items) expect(probes).toHaveLength(2)
    const probes = items.flatMap((item) => item.probes)
    expect(new Set(probes).size).toBe(probes.length)
  })

  it('adds a question with probes that the kit doesn’t have', () => {
    const content = contentOf(['technical', 'Glass blowing'], ['technical', 'Lens grinding'])
    const [first] = buildKitItems(content, { minutes: 60 })
    const [unasked] = listUnasked(content, first ? [first] : [])
    expect(unasked?.lineIds).toHaveLength(1)
    expect(unasked?.lineIds).not.toEqual(first?.lineIds)
    expect(first?.probes.filter((probe) => unasked?.wording?.probes.includes(probe))).toEqual([])
  })
})

it('reads the items of kits that were made with three follow-ups', () => {
  const item = {
    id: 'i1',
    lineIds: ['l0'],
    kind: 'ownWork',
    question: 'What part have you played in glass blowing?',
    probes: ['How big was it?', 'Which part was yours alone?', 'What came of it?'],
    points: [],
    anchors: { 1: 'Talks in general.', 3: 'One real example.', 5: 'Explains each choice.' },
  }
  expect(kitItemSchema.parse(item)).toEqual(item)
})

it('asks about a duty of two words', () => {
  const content = contentOf(['technical', 'Tekla'], ['responsibilities', 'Inspect footbridges'])
  expect(buildKitItems(content, { minutes: 60 }).filter(isRated)).toHaveLength(2)
})

it('spends no time on years or manner that no question fits while duties are left', () => {
  const duties = [
    'Wind the clock',
    'Polish the brass rail',
    'Splice the ropes',
    'Caulk the deck',
    'Mend the sails',
  ]
  const items = buildKitItems(
    contentOf(
      ...duties.map((text): Seed => ['responsibilities', text]),
      ...['Rope work', 'Brass work', 'Sail work'].map((text): Seed => ['technical', text]),
      ['experience', 'Three years or longer in a lighthouse'],
    ),
    { minutes: 45 },
  )
  expect(JSON.stringify(items.filter(isRated))).not.toContain('lighthouse')
})

describe('order', () => {
  it('asks about what is safety-critical first', () => {
    const [first] = buildKitItems(
      contentOf(
        ['technical', 'Revit'],
        ['experience', 'Racing yachts'],
        ['responsibilities', 'Isolate the lamp before work, and prove it dead'],
      ),
      { minutes: 45 },
    )
    expect(first?.lineIds).toEqual(['l2'])
  })

  it('takes more of one section than usual where there are too few questions', () => {
    const lines = [
      'Racing yachts',
      'Salvage work',
      'Night sailing',
      'Chart work',
      'Rope work',
      'Diving',
      'Towing',
    ]
    const content = contentOf(...lines.map((text): Seed => ['experience', text]))
    expect(countRated(content, 45)).toBe(6)
  })
})
