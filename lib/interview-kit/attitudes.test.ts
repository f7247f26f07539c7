import { expect, it } from 'vitest'
import { ATTITUDES } from '@/lib/knowledge/interview/attitudes'
import { contentOf, type Seed } from '@/tests/support/specification-content'
import { readAttitude } from './bank/attitude'
import { buildKitItems } from './build'
import { isRated } from './options'

it.each([
  ['Calm when the boat is late', 'calm under pressure'],
  ['Owns mistakes', 'owns mistakes'],
  ['Tidy, legible log keeping', 'keeps records'],
  ['Tidy in the lamp room', 'tidy'],
  ['Learns from mistakes', 'owns mistakes'],
  ['Passes on what they know to cadets', 'shares knowledge'],
  ['Willing to help other crews', 'helps others'],
  ['Not afraid to ask', 'asks for help'],
  ['Speaks up when a ladder looks unsafe', 'puts safety first'],
  ['Keeps to agreed dates', 'reliable'],
  ['Works with the deckhands as equals', 'treats people as equals'],
  ['Won’t sign for a lamp that they haven’t seen', 'stands firm'],
  ['Cares about getting the light right', 'careful'],
  ['Prepared to refuse a sailing', 'stands firm'],
  ['Holds a boat back without upsetting the skipper', 'stands firm'],
  ['Stays cheerful when a boat is late', 'keeps good humour'],
  ['Keeps good humour when the tide table changes', 'keeps good humour'],
  ['Easy company on a long watch', 'good company'],
  ['Report what the glass shows, not what the skipper hoped for', 'honest'],
])('reads what "%s" asks for: %s', (line, name) => {
  expect(readAttitude(line)?.name).toBe(name)
})

it.each(['Likes the sea', 'Lamp sense'])('reads nothing in "%s"', (line) => {
  expect(readAttitude(line)).toBeNull()
})

it('finds each attitude by each of its signs', () => {
  const lost = ATTITUDES.flatMap(({ name, signs }) =>
    signs.filter((sign) => {
      const line = sign
        .split(' ')
        .map((part) => (part === '…' ? 'lamp' : part.split('/')[0]))
        .join(' ')
      return readAttitude(line) === null ? `${name}: ${sign}` : false
    }),
  )
  expect(lost).toEqual([])
})

const asked = (...lines: string[]) =>
  buildKitItems(contentOf('Lighthouse Keeper', ...lines.map((line): Seed => ['softSkills', line])), {
    minutes: 60,
  })
    .filter(isRated)
    .map(({ question }) => question)

it('asks two lines for the same in two ways', () => {
  const questions = asked('Calm in fog', 'Keeps calm when the lamp fails')
  expect(new Set(questions).size).toBe(2)
})

it('asks for what the line is about where a question is written for it', () => {
  expect(asked('Calm with visitors')[0]).toContain('angry or upset')
  expect(asked('Calm when the lamp is down')[0]).toContain('asking when it would be back')
})

it('can ask every question', () => {
  const lost = ATTITUDES.flatMap(({ signs, questions }) =>
    questions.filter(({ when, question }) =>
      [undefined, ...when].every(
        (word) =>
          !signs.some((sign) => {
            const line = `${sign
              .replaceAll('…', '')
              .split(' ')
              .map((part) => part.split('/')[0])
              .join(' ')} ${word ?? ''}`
            return readAttitude(line)?.questions.some((one) => one.question === question)
          }),
      ),
    ),
  )
  expect(lost).toEqual([])
})

it.each([
  ['Refuse a sailing without making an enemy of the skipper', /stayed on good terms/],
  ['Stays friendly when the crew change the plan', /plan changed/],
  ['Good company on a long watch', /a team you enjoyed/],
])('asks about all that "%s" says', (text, asked) => {
  const [item] = buildKitItems(contentOf('Lighthouse Keeper', ['softSkills', text]), { minutes: 60 })
  expect(item?.question).toMatch(asked)
})
