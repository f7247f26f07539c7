import { expect, it } from 'vitest'
import { findTurnRounds, findTurnRoundsOfBrief } from './turn-round'

it.each([
  ['Two at home and three here, sorry, the other way about', ''],
  ['two days here and three at home sorry other way round', ''],
  ['No, vice versa', ''],
  ['swap those round', ''],
  ['I got the office days the wrong way round', 'the office days'],
  ['it should be the other way about for the days', 'the days'],
])('finds in “%s” that two values are the wrong way about', (said, object) => {
  expect(findTurnRounds(said)).toMatchObject([{ object }])
})

it.each([
  'You learn from us and vice versa',
  'Sometimes they come to us, sometimes the other way round',
  'They fit the valve the wrong way round and it leaks',
  'They swap the shifts round every week',
])('takes “%s” for the work', (said) => {
  expect(findTurnRounds(said)).toEqual([])
})

it('leaves to the reader what the message itself turns round', () => {
  expect(findTurnRoundsOfBrief('Two at home and three here, sorry, the other way about')).toEqual([])
  expect(findTurnRoundsOfBrief('Sorry, the other way about, three at home and two here')).toEqual([])
  expect(findTurnRoundsOfBrief('Sorry, the other way about')).toHaveLength(1)
})
