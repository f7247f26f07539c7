import { describe, expect, it } from 'vitest'
import { readSentences } from '@/lib/ai/note-taker/cuts'
import { readSegments } from '@/lib/ai/note-taker/segments'
import { opensFiniteClause } from './finite-clauses'

/** A message cut where a clause opens. */
function textsOf(message: string): string[] {
  const [sentence] = readSentences(message)
  const texts: string[] = []
  let from = 0
  for (const [at, word] of (sentence?.words ?? []).entries()) {
    if (!sentence || at === 0) continue
    const since = at - sentence.words.findIndex(({ start }) => start === from)
    if (!opensFiniteClause(sentence, at, since)) continue
    texts.push(message.slice(from, word.start).trim())
    from = word.start
  }
  return [...texts, message.slice(from)]
}

describe('opensFiniteClause', () => {
  it.each([
    [
      'they strip the gearboxes they order the bearings they keep the job cards up to date',
      ['they strip the gearboxes', 'they order the bearings', 'they keep the job cards up to date'],
    ],
    [
      'you strip the pumps you order the seals you rebuild all of them on the bench',
      ['you strip the pumps', 'you order the seals', 'you rebuild all of them on the bench'],
    ],
    [
      'they should know how to set a lathe they also do the first offs on the late shift',
      ['they should know how to set a lathe', 'they also do the first offs on the late shift'],
    ],
  ])('cuts dictated words between whole clauses: %j', (message, texts) => {
    expect(textsOf(message)).toEqual(texts)
  })

  it.each([
    'they look after the presses we bought from the other works in the spring',
    'they watch over the contractor we get in for the boilers at the end of summer',
    'when the night shift have a breakdown they ring the person on call straight away',
    'they pay for the exam and the college help you get the card in your second year',
    'they write it up after every failure with the cause of it and who they dealt with',
  ])('keeps together what is said of a thing, and what is led into: %j', (message) => {
    expect(textsOf(message)).toEqual([message])
  })

  it('leaves what is put right with what it puts right', () => {
    const [said] = textsOf(
      'oh and i said thirty days holiday that is wrong its twenty eight days and bank holidays',
    )
    expect(said).toContain('thirty days')
  })

  it('weighs what stands before "that doesn’t matter" and ends there', () => {
    const segments = readSegments(
      'they will not know our planning system that doesnt matter knowing maximo would be a bonus for anyone',
      { asked: 'none', isDocument: false },
    )
    expect(segments[0]?.text).toBe('they will not know our planning system that doesnt matter')
  })
})
