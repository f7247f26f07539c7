import { describe, expect, it } from 'vitest'
import { answerAsks, openAsks } from '@/lib/consultation/brief/asks'
import { EMPTY_BRIEF, type Held } from '@/lib/consultation/brief/schema'
import { addSettledSources, holdSources, type ScreenedSource } from './hold'

const description = (text: string): ScreenedSource => ({ kind: 'companyForm', id: 'description', text })
const PLAIN = 'We make pumps. We only hire young men. We are in Leeds.'
const answer: ScreenedSource = {
  kind: 'vacancyBuilder',
  id: 'draft:5',
  text: 'Lead the team. Someone with a Polish background would be handy for the supplier.',
  topic: 'success',
}
const message: Held = {
  id: 'm',
  source: { kind: 'message', id: 'm1' },
  start: 0,
  end: 4,
  ground: 'age',
  card: 'age',
  wordings: [],
  certainty: 'plain',
  state: 'held',
}

describe('holdSources', () => {
  it('holds each unlawful sentence once, with its place and what to do', () => {
    const { held } = holdSources(EMPTY_BRIEF, [description(PLAIN)])
    expect(held.map(({ start, end }) => PLAIN.slice(start, end))).toEqual(['We only hire young men.'])
    expect(held).toMatchObject([{ source: { kind: 'companyForm', id: 'description' }, state: 'held' }])
    expect(JSON.stringify(held)).not.toContain('young men')
    const [ask] = openAsks({ ...EMPTY_BRIEF, held })
    expect(ask).toMatchObject({ kind: 'law', messageId: 'description' })
    expect(ask?.choices.at(-1)?.id).toBe('leave')
    expect(ask?.choices.map(({ id }) => id)).not.toContain('work')
  })

  it('remembers what was settled, until the sentence changes', () => {
    const brief = holdSources({ ...EMPTY_BRIEF, held: [message] }, [description(PLAIN)])
    const askId = openAsks(brief).find(({ messageId }) => messageId === 'description')?.id ?? ''
    const settled = answerAsks(brief, [{ askId, choice: 'leave' }])
    const statesAfter = (text: string) =>
      holdSources(settled, [description(text)]).held.map(({ source, state }) => [source.id, state])
    expect(statesAfter(`New. ${PLAIN}`)).toEqual([
      ['m1', 'held'],
      ['description', 'dropped'],
    ])
    expect(statesAfter('We only hire young women.')).toEqual([
      ['m1', 'held'],
      ['description', 'held'],
    ])
    expect(statesAfter('We make pumps.')).toEqual([['m1', 'held']])
  })
})

describe('addSettledSources', () => {
  it('makes a fact of an answer that is about the work', () => {
    const brief = holdSources(EMPTY_BRIEF, [answer])
    expect(openAsks(brief)[0]?.choices.map(({ id }) => id)).toContain('work')
    const { facts } = addSettledSources(brief, brief.held, [answer], () => 'f1')
    expect(facts).toMatchObject([
      {
        topic: 'success',
        value: 'Someone with a Polish background would be handy for the supplier.',
        because: 'vacancyBuilder',
      },
    ])
  })
})
