import { expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'
import { factsAfter } from '@/tests/support/talk-facts'
import { findShown } from './corrections/shown'

const payAfter = (...turns: string[]) =>
  factsAfter(...turns).flatMap(({ topic, value, audience }) => (topic === 'pay' ? [[value, audience]] : []))

it.each([
  'thirty six to forty four put it on the advert I think people scroll past if you don’t',
  'thirty six to forty four, please include it in the ad. There is a pension.',
])('reads pay without the order to show it: %s', (said) => {
  expect(payAfter(said)).toEqual([['thirty six to forty four', 'candidate']])
})

it('shows candidates what was hidden before, and says so', () => {
  const turns = ['£30k to £34k but keep it off the advert', 'actually put the pay in the advert']
  expect(payAfter(...turns)).toEqual([['£30k to £34k', 'candidate']])
  expect(playTalk(turns).reply).toContain('Candidates can now see pay')
})

it.each([
  'Please don’t put it on the advert',
  'Should I put the salary on the advert?',
  'I would never put it in the advert',
  'They write adverts and put them in the paper',
  'Show the client the proofs',
  'put pumps in',
])('takes for no order to show anything: %s', (said) => {
  expect(findShown(said)).toEqual([])
})

it('shows no confidence', () => {
  const said = factsAfter('Between us the owner is selling up.', 'Put it in the advert.')
  expect(said.filter(({ audience }) => audience === 'candidate')).toEqual([])
})
