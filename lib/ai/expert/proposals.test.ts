import { describe, expect, it } from 'vitest'
import { withProposals } from '@/lib/consultation/brief/proposed'
import { briefOf } from '@/tests/support/briefs'
import { INSTRUCTIONS } from './constant-prompt'
import { toProposals } from './proposals'
import type { ExpertProposal } from './schema'

const said = 'walking down to tell the lads when a drawing has changed'
const brief = briefOf(['softSkills', said])

const INPUT = {
  brief,
  ids: { facts: new Map([['F1', 'f0']]), proposals: new Map(), held: new Map(), pressed: new Set<string>() },
  guide: [],
  messageId: 'm1',
  message: said,
  companyName: 'Castle Pumps',
  challenged: [],
  texts: [said, 'fitters'],
}

const offer = (proposal: ExpertProposal) => toProposals([proposal], INPUT)

const reword = (text: string, button: string): ExpertProposal => ({ op: 'reword', fact: 'F1', text, button })

describe('a proposal against a sexed word', () => {
  const text = 'Walking down to tell people when a drawing has changed'

  it('may quote the word that goes', () => {
    expect(offer(reword(text, 'Say “people”, not “the lads”')).proposals).toHaveLength(1)
    expect(offer({ op: 'drop', fact: 'F1', button: 'Leave out “the lads”' }).proposals).toHaveLength(1)
  })

  it('may quote no word of its own, nor one that stays, and says which it was', () => {
    expect(offer(reword(text, 'Say “young lads”, not “people”')).notTaken).toEqual([
      { part: 'proposal', words: expect.stringMatching(/^Say “.*…”, not “people”$/), reason: 'law' },
    ])
    expect(offer(reword(said, 'Keep “the lads” in')).notTaken).toMatchObject([{ reason: 'law' }])
  })
})

it.each([
  ['Walking down to tell the lads when the drawing has changed', false],
  ['Walking down to tell the lads when a drawing has chnaged', false],
  ['When a drawing has changed, walking down to tell the lads', false],
  ['Walking down to tell the lads when no drawing has changed', true],
  ['Walking down to tell the fitters when a drawing has changed', true],
])('takes a reword that says something else, and none that only tidies: %s', (text, isTaken) => {
  const { proposals, notTaken } = offer(reword(text, 'Put it like that'))
  expect(proposals).toHaveLength(isTaken ? 1 : 0)
  expect(notTaken.map(({ reason }) => reason)).toEqual(isTaken ? [] : ['trivial'])
})

it('has a button to say no that says what happens', () => {
  const choicesOf = (proposal: ExpertProposal) => {
    const { proposals } = offer(proposal)
    return withProposals(brief, proposals, { messageId: 'm1', turn: 1 }).flatMap(({ choices }) =>
      choices.map(({ label }) => label),
    )
  }
  expect(choicesOf({ op: 'drop', fact: 'F1', button: 'Leave that line out' })).toEqual([
    'Leave that line out',
    'No, keep it as it is',
  ])
  const text = 'Walks down to tell people'
  const add = { op: 'add', topic: 'softSkills', strength: 'must', text, button: 'Make that a must' } as const
  expect(choicesOf(add)).toEqual(['Make that a must', 'No, don’t add it'])
})

it('shows what may stand of a proposal that has words of a challenged sentence', () => {
  const sentence = 'We want somebody young with a driving licence.'
  const text = 'Young, with a driving licence'
  const { notTaken } = toProposals(
    [{ op: 'add', topic: 'qualifications', strength: 'must', text, button: 'Ask for the licence' }],
    { ...INPUT, message: sentence, challenged: [sentence], texts: [sentence] },
  )
  expect(notTaken).toEqual([{ part: 'proposal', words: '…, with a driving licence', reason: 'challenged' }])
})

it('is never a lawful wording that has its button, nor what only tidies', () => {
  expect(INSTRUCTIONS).toContain('The lawful wordings that the state gives are buttons already')
  expect(INSTRUCTIONS).not.toContain('A lawful wording that the state gives may be offered')
  expect(INSTRUCTIONS).toContain('code refuses it (trivial)')
})

it('is not made for a person’s name alone, which no document prints', () => {
  expect(INSTRUCTIONS).toContain('No person’s name is ever printed')
})

it('may carry a figure that follows from what the manager said, and no other', () => {
  const pay = '36 to 45 thousand for 37.5 hours, or three days, 22.5 hours'
  const offered = (text: string) =>
    toProposals(
      [{ op: 'add', topic: 'pay', strength: 'must', text, button: 'Show the pay for three days' }],
      {
        ...INPUT,
        message: pay,
        texts: [pay],
        stated: [pay],
      },
    )
  expect(offered('£21,600 to £27,000 a year for three days').proposals).toHaveLength(1)
  expect(offered('£22,600 to £27,000 a year for three days').notTaken).toMatchObject([{ reason: 'figure' }])
})
