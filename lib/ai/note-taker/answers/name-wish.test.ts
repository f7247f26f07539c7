import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/note-taker/extract'
import { briefOf } from '@/tests/support/briefs'
import { answerQuestions } from './answer'

const read = (message: string) =>
  extractOperations({ message, brief: briefOf(), jobTitle: 'Welder', companyName: 'Castle Pumps' }).map(
    ({ op, topic, value }) => [op, topic, value],
  )

describe('the wish that the company stays unnamed', () => {
  it('is noted for the agency, with the question it answers', () => {
    const message = 'do you put the firm’s name in the advert? I’d rather not for now'
    expect(read(message)).toEqual([['add', 'alsoSaid', message]])
  })

  it.each(['Please keep our name out of the advert', 'Can you leave the company name off?'])(
    'is noted: %s',
    (message) => {
      expect(read(message)).toEqual([['add', 'alsoSaid', message]])
    },
  )

  it('leaves the rest of the message to the reader', () => {
    const operations = read('It’s permanent. We’d rather our name stayed off it for now, is that possible?')
    expect(operations).toContainEqual([
      'add',
      'alsoSaid',
      'We’d rather our name stayed off it for now, is that possible?',
    ])
    expect(operations.some(([, topic]) => topic === 'contractType')).toBe(true)
  })

  it('finds no wish where the name is only asked about, or is somebody else’s', () => {
    expect(read('can we advertise it blind?')).toEqual([])
    expect(
      read('They’d rather learn the names of the plants. Label them with the Latin name.').some(
        ([, topic]) => topic === 'alsoSaid',
      ),
    ).toBe(false)
  })

  it('is confirmed once it is noted', () => {
    const brief = briefOf(['alsoSaid', 'Keep our name out of it'])
    const input = {
      message: 'Keep our name out of it',
      brief,
      jobTitle: null,
      houseRules: [],
      challenged: [],
      replies: [],
    }
    expect(answerQuestions(input)?.text).toMatch(/^I’ve noted for the agency/)
  })
})
