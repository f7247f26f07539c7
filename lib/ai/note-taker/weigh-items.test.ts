import { expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'

const weightsAfter = (...turns: string[]) => {
  const { brief } = playTalk(turns)
  return brief.facts.flatMap(({ state, strength, value, audience }) =>
    state === 'active' && audience === 'candidate' ? [`${strength}: ${value}`] : [],
  )
}
const TOGETHER = 'A full driving licence and an HNC in mechanical engineering are essential too.'

it.each([
  'I would interview a good ex-fitter without the HNC, so make that nice to have rather than essential, but the licence stays.',
  'The HNC in mechanical engineering is a nice to have, not essential.',
])('makes one item of a list nice to have, and leaves the rest: %s', (said) => {
  expect(weightsAfter(TOGETHER, said)).toEqual([
    'must: A full driving licence',
    'nice: an HNC in mechanical engineering',
  ])
  expect(playTalk([TOGETHER, said]).reply).toContain('“an HNC in mechanical engineering” is now nice to have')
})

it('takes "it" for the item named just before', () => {
  const found = weightsAfter(
    'level 3 nvq, own hand tools, irtec inspector, all musts',
    'hang on irtec not a must, make it nice to have, we put them thru it',
  )
  expect(found.filter((line) => line.startsWith('nice'))).toEqual(['nice: irtec inspector'])
  expect(found.filter((line) => line.startsWith('must')).join()).toMatch(/nvq.*tools/)
})

it('puts the others of a list back as musts', () => {
  const list = 'nice to have: food hygiene level 3, own knives, a driving licence'
  const said = 'no, only the licence is nice to have, food hygiene and the knives are still musts'
  expect(weightsAfter(list, said).sort()).toEqual([
    'must: food hygiene level 3, own knives',
    'nice: a driving licence',
  ])
})

it('makes no line of what only confirms', () => {
  const said = [
    'At least three years in a brewery, and a forklift licence.',
    'The licence stays, and so do the three years.',
  ]
  expect(weightsAfter(...said)).toEqual(weightsAfter(said[0] ?? ''))
})

it('takes a name that two lists share for the one in the list of the others', () => {
  const before = [
    'nvq 3, own tools, car licence, irtec inspector',
    'nice to have: pcv licence, hybrid training',
  ]
  const said = 'only irtec is nice to have, the nvq, licence and tools are still musts'
  expect(weightsAfter(...before, said).join()).not.toMatch(/: (?:the nvq|licence)/)
})

it('leaves what nobody has named', () => {
  expect(
    weightsAfter(TOGETHER, 'The parking stays free. Sailing is a nice to have, not essential.').join(),
  ).toContain('must: A full driving licence and an HNC')
})
