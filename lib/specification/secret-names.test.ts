import { describe, expect, it } from 'vitest'
import { toEdition } from './content'
import type { SpecificationLine } from './schema'
import { asksNotToName, listSecretNames, markSecretNames, saysName } from './secret-names'

const list = (message: string, question = '') =>
  listSecretNames({ messages: new Map([['m', message]]), asked: new Map([['m', question]]) })

describe('listSecretNames', () => {
  it.each([
    ['Leave Dawn’s name out', ['Dawn']],
    ['Please keep Dawn and Pete out of it.', ['Dawn', 'Pete']],
    ['Don’t mention Calder Ports anywhere', ['Calder Ports']],
    ['The customer is Calder Ports and mustn’t be named', ['Calder Ports']],
    ['Dawn Perkins isn’t to be named.', ['Dawn', 'Dawn Perkins']],
    ['Dawn runs the office. Leave her name out.', ['Dawn']],
    ['Dont name Filton, say four schools in Bristol', ['Filton']],
  ])('finds the names of %j', (message, names) => {
    expect(list(message)).toEqual(names)
  })

  it('takes the name from the question that is declined', () => {
    expect(list('No, rather not', 'Shall I name Dawn as the person they report to?')).toEqual(['Dawn'])
    expect(list('Yes, fine', 'Shall I name Dawn as the person they report to?')).toEqual([])
    expect(list('No, Mondays are fine', 'Does Dawn work on Mondays?')).toEqual([])
  })

  it('takes no skill or certificate for a name', () => {
    const question = 'Which of the 22 days’ holiday, F-Gas Cat 1 and the Yorkshire area still hold?'
    expect(list('Leave it out', question)).toEqual([])
    expect(list('No, leave that out', question)).toEqual([])
  })

  it('takes it from the consultant’s proposal only where the manager agrees to it', () => {
    const proposal = 'I’d print Steve’s job title and not his name. What will these engineers do?'
    expect(list('No, two of them', proposal)).toEqual([])
    expect(list('Yes', 'Shall I leave Steve’s name out?')).toEqual(['Steve'])
    expect(list('No', 'Shall I leave Steve’s name out?')).toEqual([])
  })

  it.each([
    'steves name is fine btw everyone knows him',
    'you can name Steve',
    'Steve can be named after all',
    'his name is fine',
  ])('lets a name go when the manager says so: %j', (release) => {
    const messages = new Map([
      ['one', 'Keep Steve Lund out of it'],
      ['two', release],
    ])
    expect(listSecretNames({ messages })).toEqual([])
    expect(listSecretNames({ messages: new Map([...messages].reverse()) })).toEqual(['Steve', 'Steve Lund'])
  })

  it('lets a name go with a yes to the question', () => {
    const messages = new Map([
      ['one', 'Keep Steve out of it'],
      ['two', 'Yes, fine'],
    ])
    expect(listSecretNames({ messages, asked: new Map([['two', 'May I name Steve after all?']]) })).toEqual(
      [],
    )
  })

  it.each([
    'You report to Dawn, who runs the office',
    'Take Revit off the list',
    'Name your price',
    'We don’t use Revit',
    'Keep the pay out of the advert',
    'Leave Revit out, we use Tekla',
  ])('finds none in %j', (message) => {
    expect(list(message)).toEqual([])
  })
})

it('tells a text that asks for it, and one that has the name', () => {
  expect(asksNotToName('the client is confidential')).toBe(true)
  expect(asksNotToName('Keep Calder Ports out of it')).toBe(true)
  expect(asksNotToName('You report to Dawn')).toBe(false)
  expect(saysName('Dawn’s office', ['Dawn'])).toBe(true)
  expect(saysName('at dawn', ['Dawn'])).toBe(false)
})

it('keeps a line with such a name from candidates, and shows it to the agency', () => {
  const line = (text: string): SpecificationLine => ({
    id: text,
    section: 'culture',
    audience: 'candidate',
    text,
    factIds: ['f'],
    evidence: [{ kind: 'message', id: 'm', start: 0, end: 4 }],
  })
  const content = markSecretNames(
    {
      jobTitle: 'Fitter',
      companyName: 'Halyard',
      companyDescription: null,
      lines: [line('Dawn runs the office'), line('A team of nine')],
    },
    ['Dawn'],
  )
  const textsOf = (edition: 'candidate' | 'agency') =>
    toEdition(content, edition).lines.map(({ text }) => text)
  expect(textsOf('candidate')).toEqual(['A team of nine'])
  expect(textsOf('agency')).toEqual(['Dawn runs the office', 'A team of nine'])
})
