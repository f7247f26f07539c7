import { expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'

const shownAfter = (said: string) =>
  factsAfter(said).flatMap(({ audience, value }) => (audience === 'candidate' ? [value] : []))

it.each([
  [
    'they can learn the hv off us, car dealership techs havent worked here, two left in 6 months dont put that in',
    'dealership',
  ],
  ['Vans are parked on the street. Both were broken into last year, so don’t mention that.', 'Vans'],
  [
    'There is a pension, the night supervisor shouts at people, he was warned twice but don’t mention that',
    'supervisor',
  ],
])('hides what a hidden clause without a subject of its own means: %s', (said, named) => {
  expect(shownAfter(said).join()).not.toContain(named)
})

it('keeps what a hidden clause does not mean', () => {
  const hidden =
    'they can learn the hv off us, car dealership techs havent worked here, two left in 6 months dont put that in'
  expect(shownAfter(hidden).join()).toContain('they can learn the hv off us')
  expect(
    shownAfter('They need a forklift licence. They worked on Sundays last year, don’t mention that.'),
  ).toEqual(['They need a forklift licence'])
})
