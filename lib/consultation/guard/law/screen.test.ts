import { describe, expect, it } from 'vitest'
import eleventh from '@/tests/evals/law/held-out/eleventh.json'
import fifth from '@/tests/evals/law/held-out/fifth.json'
import fourth from '@/tests/evals/law/held-out/fourth.json'
import seventh from '@/tests/evals/law/held-out/seventh.json'
import sixth from '@/tests/evals/law/held-out/sixth.json'
import tenth from '@/tests/evals/law/held-out/tenth.json'
import twelfth from '@/tests/evals/law/held-out/twelfth.json'
import frames from '@/tests/evals/law/training/frames.json'
import sentences from '@/tests/evals/law/training/sentences.json'
import { FAMILIES } from './families'
import { findUnlawful } from './screen'

const groundsOf = (text: string) => findUnlawful(text).map(({ ground }) => ground)

describe('findUnlawful', () => {
  it.each(FAMILIES.flatMap(({ id, ground, yes }) => yes.map((text) => [id, text, ground])))(
    'holds the example of "%s": %s',
    (_, text, ground) => {
      expect(groundsOf(text ?? '')).toContain(ground)
    },
  )

  it.each(FAMILIES.flatMap(({ id, no }) => no.map((text) => [id, text])))(
    'passes the counter-example of "%s": %s',
    (_, text) => {
      expect(groundsOf(text ?? '')).toEqual([])
    },
  )

  it.each(frames.lawful)('passes the lawful use of such words: %s', (text) => {
    expect(groundsOf(text)).toEqual([])
  })

  it.each(frames.unlawful)('holds what only looks like a lawful use (%s): %s', (_, text) => {
    expect(groundsOf(text ?? '')).not.toEqual([])
  })

  it.each(sentences.unlawful)('holds for %s: %s', (_, text) => {
    expect(groundsOf(text ?? '')).not.toEqual([])
  })

  it.each(sentences.lawful)('passes: %s', (text) => {
    expect(groundsOf(text)).toEqual([])
  })
})

it.each([
  'We want a person to look after the Irish customers',
  'somebody with patience for the Polish buyers',
  'Someone who can handle the Scottish buyers',
])('passes people who are served, by their nation: %s', (text) => {
  expect(groundsOf(text)).toEqual([])
})

describe('findUnlawful on sentences it was not trained on', () => {
  const sets = [fourth, fifth, sixth, seventh, tenth, eleventh, twelfth]
  const unlawful = sets.flatMap((set) => set.unlawful)
  const lawful = sets.flatMap((set) => set.lawful)

  it('lets at most 2 % of the unlawful ones pass', () => {
    const passed = unlawful.filter(([, text]) => groundsOf(text ?? '').length === 0)
    expect(passed.length / unlawful.length).toBeLessThanOrEqual(0.02)
  })

  it('holds at most 5 % of the lawful ones', () => {
    expect(lawful.filter((text) => groundsOf(text).length > 0).length / lawful.length).toBeLessThanOrEqual(
      0.05,
    )
  })
})

it.each([
  'Anyone who says it was always the relay I worry about.',
  'Wont employ anyone who bypasses a guard switch to get a machine running',
  'We did have someone in March who told us he was coded and it turned out his tickets had lapsed, we had to cut out and reweld about forty joints and it cost us getting on for eight thousand pounds so I don’t want that again!',
  'Only engineer so nobody to ask, has to suit that',
  'Someone whose work I won’t have to check.',
])('holds nothing that has no word of a ground, whatever the model says: %s', (text) => {
  expect(findUnlawful(text)).toEqual([])
})

it.each([
  ['We’ve always had a freelance chap do our electronics and he’s packing it in.', false],
  ['We took on a bloke through an agency who couldn’t read an isometric and it cost us a week.', false],
  ['We had a woman in the role and it was a mistake.', true],
  ['We had a chap who was lovely and I want another.', true],
])('tells a man or a woman whom they had from a wish: %s', (text, isHeld) => {
  expect(findUnlawful(text).length > 0).toBe(isHeld)
})

it.each([
  ['Leave the native speaker thing out, that’s fair.', false],
  ['OK, drop the age bit.', false],
  ['Drop the age bit, but no women.', true],
  ['Leave the women out.', true],
])('tells letting go of a wish from a wish: %s', (text, isHeld) => {
  expect(findUnlawful(text).length > 0).toBe(isHeld)
})

describe('speech without full stops', () => {
  const before =
    'so we need a site engineer for the flood scheme at Tewkesbury they set out the walls and check the levels and keep the records and they would want a total station and some civil 3d and it is forty two to forty six thousand with a van and twenty five days and we are in the yard at seven'
  const after =
    'and the team is four people and a student and we all eat together on a friday and we pay for the membership of the institution and for the exams and you would have your own job in the second year and the start is in march and it is permanent and the interview is a walk round the site'

  it('holds the stretch that asks for somebody, and nothing else', () => {
    const text = `${before} and I want a young man really nobody over forty ${after}`
    const held = findUnlawful(text)
    expect(held.length).toBeGreaterThan(0)
    for (const { start, end } of held) {
      expect(text.slice(start, end)).toContain('young man')
      expect(text.slice(start, end)).not.toMatch(/flood scheme|walk round/)
    }
  })

  it('holds every one', () => {
    const wish = 'and I want a young man really nobody over forty'
    const text = `${wish} ${before} ${after} ${wish}`
    const held = findUnlawful(text)
    const isHeld = (at: number) => held.some(({ start, end }) => start <= at && at < end)
    expect(isHeld(text.indexOf('young'))).toBe(true)
    expect(isHeld(text.lastIndexOf('young'))).toBe(true)
    expect(isHeld(text.indexOf('total station'))).toBe(false)
  })

  it.each([
    [
      'near retirement',
      'they need to do the handover and the safety file and o and m manuals and between you and me i dont want anyone near retirement and the basic is about fifty five plus a car',
      /handover|fifty five/,
    ],
    [
      'english',
      'we need a driver for the tipper with a class two licence who can get here for six and he needs to be english because of the radio and its monday to friday',
      /tipper|monday/,
    ],
    [
      'someone young',
      'someone young really with energy and they run the line and do the planned maintenance and it is four on four off twelve hour shifts days and nights',
      /planned maintenance|four off/,
    ],
  ])('holds only the clauses around "%s"', (wish, text, rest) => {
    const held = findUnlawful(text).map(({ start, end }) => text.slice(start, end))
    expect(held.join(' ')).toContain(wish)
    expect(held.join(' ')).not.toMatch(rest)
  })

  it('leaves nothing unlawful outside of what it holds', () => {
    const text = `they run the line and we want a woman really and they plan the jobs and the stores and nobody over forty and it is four on four off`
    const held = findUnlawful(text)
    const rest = held.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    )
    expect(rest).toContain('plan the jobs')
    expect(findUnlawful(rest)).toEqual([])
  })
})

it.each([
  'Want someone proactive, good lad who gets on with it.',
  'ideally a decent chap who likes his work',
])('takes %j to be plainly about who is wanted, so that nobody may let it in', (text) => {
  expect(findUnlawful(text)).toMatchObject([{ ground: 'sex', certainty: 'plain' }])
})

it.each([
  'Nobody’s been laid off in 40 odd years',
  'never hired anyone before, my dad always did it, so bear with me',
])('holds nothing of %j', (text) => {
  expect(findUnlawful(text)).toEqual([])
})
