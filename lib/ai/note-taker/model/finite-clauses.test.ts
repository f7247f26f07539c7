import { describe, expect, it } from 'vitest'
import { readSegments } from '@/lib/ai/note-taker/segments'

const textsOf = (message: string) =>
  readSegments(message, { asked: 'none', isDocument: false }).map(({ text }) => text)

describe('opensFiniteClause', () => {
  it.each([
    [
      'they strip the gearboxes they order the bearings they keep the job cards up to date',
      ['they strip the gearboxes', 'they order the bearings', 'they keep the job cards up to date'],
    ],
    [
      'you need a forklift licence because the yard is on a slope we can teach them the crane',
      ['you need a forklift licence because the yard is on a slope', 'we can teach them the crane'],
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
