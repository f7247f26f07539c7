import { describe, expect, it } from 'vitest'
import { completeOperations } from '@/lib/consultation/brief/complete'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { extractOperations } from './extract'

/** The brief after messages, each read with what was there before. */
function briefAfter(...messages: string[]): Brief {
  let count = 0
  const newId = () => {
    count += 1
    return `f${count}`
  }
  return messages.reduce((brief, message, index) => {
    const found = extractOperations({ message, brief, jobTitle: 'Site Engineer', companyName: 'Severnside' })
    const verified = verifyOperations(found, message, brief, 'rules')
    expect(verified.refused).toEqual([])
    const operations = completeOperations(verified.operations, message, brief)
    return applyOperations(brief, operations, { messageId: `m${index}`, because: 'test', message }, newId)
  }, EMPTY_BRIEF)
}

const active = ({ facts }: Brief) => facts.filter(({ state }) => state === 'active')
const shown = (brief: Brief) =>
  active(brief).flatMap(({ audience, value }) => (audience === 'candidate' ? [value] : []))

const ADVERT = `Site Engineer
Salary: £46,000 to £52,000 a year
What you'll do:
- Set out drainage and kerbs
- Keep the site diary
What you'll need:
- NEBOSH certificate
- Trimble total stations
Benefits: pension, gym and parking
Start: March`

describe('a correction', () => {
  it.each([
    ['ignore the salary, it’s now 51,400 to 60,250', /^51,400 to 60,250$/, /46,000/],
    ['Start’s moved to May.', /^May$/, /March/],
    ['and no gym any more', /pension and parking/i, /gym/],
  ])('takes the place of what a pasted advert said: %s', (words, now, before) => {
    const values = active(briefAfter(ADVERT, words)).map(({ value }) => value)
    expect(values).toContainEqual(expect.stringMatching(now))
    expect(values.join('\n')).not.toMatch(before)
  })

  it.each([
    ['They look after a fleet of 38 vans.', '44 vans, not 38', /fleet of 44 vans/, /38/],
    ['The pay is £45,000 a year.', 'Actually it should be £48,000.', /48,000/, /45,000/],
    ['It’s permanent.', 'It’s a 12 month fixed term contract, not permanent.', /fixed term/, /permanent/],
    ['Benefits are 25 days and a pension.', '27 days, not 25', /27 days and a pension/, /25/],
    ['The pay is £31k to £36k.', 'The top rate is £38k.', /£31k to £38k/, /36/],
    ['Salary: £62,000.', 'Not 62. 60 max', /^up to £60,000$/, /62/],
    [
      'They need a degree in chemistry.',
      'Lower the degree bar, an HNC will do.',
      /^an HNC will do$/,
      /Lower/,
    ],
    ['Hours are half nine to five.', 'make it half eight to five', /^half eight to five$/, /nine|to eight/],
    ['Hours are 9.30 to 5.', 'the start is half eight, not half nine', /half eight to 5/, /9.30|nine/],
    ['Start is the first of March.', 'Push the start back to May.', /^May$/, /March|Push/],
    [
      'They must have ten years in rail.',
      'Relax the years, five would do.',
      /have five years in rail/,
      /ten/,
    ],
  ])('takes the place of an earlier message’s words: %s %s', (first, second, now, before) => {
    const values = shown(briefAfter(first, second)).join('\n')
    expect(values).toMatch(now)
    expect(values).not.toMatch(before)
  })

  it('puts the new figure into the sentence of the same breath', () => {
    expect(shown(briefAfter('They need five years on highways, no, make that three.'))).toEqual([
      'They need three years on highways',
    ])
  })

  it('leaves a figure of something else alone', () => {
    const values = shown(
      briefAfter('They need five years on highways.', 'They work three days a week, not two.'),
    )
    expect(values).toContain('They need five years on highways')
  })

  it('is none where the words only say that what was said is right', () => {
    expect(shown(briefAfter('We pay £15.50 to £16.50 an hour.', 'The £16.50 is right.'))).toEqual([
      '£15.50 to £16.50 an hour',
    ])
  })

  it('still asks which holds where nothing says that it changes', () => {
    const [first, second] = briefAfter('The salary is £45,000.', 'We pay £48,000.').facts
    expect(second?.conflictsWith).toBe(first?.id)
  })
})

describe('an order', () => {
  it('takes out what it names, with its reason kept from candidates', () => {
    const brief = briefAfter(ADVERT, 'drop the NEBOSH requirement, the client has its own safety people')
    expect(shown(brief).join('\n')).not.toMatch(/NEBOSH|drop|client/)
  })

  it('reaches back over other messages', () => {
    const brief = briefAfter('They need Revit.', 'The job is in Leeds.', 'It’s permanent.', 'scrap the Revit')
    expect(shown(brief)).toEqual(['The job is in Leeds', 'It’s permanent'])
  })

  it('cuts an item out of a plain list, and tells the agency of the rest that it cannot cut', () => {
    expect(shown(briefAfter('Benefits are a pension, gym and parking.', 'forget the gym'))).toEqual([
      'Benefits are a pension and parking',
    ])
    const brief = briefAfter(
      'They would service the gearboxes on site, change the bearings in the shed and keep the log.',
      'scrap the bearings',
    )
    expect(shown(brief)).toEqual([])
    expect(active(brief).map(({ topic }) => topic)).toEqual(['alsoSaid'])
  })

  it('asks which of several facts is meant, and changes none before that', () => {
    const said = 'Overtime at time and a half. Overtime is every other Saturday.'
    const brief = briefAfter(said)
    const [operation, ...others] = extractOperations({
      message: 'drop the overtime',
      brief,
      jobTitle: null,
      companyName: 'Severnside',
    })
    expect(others).toEqual([])
    expect(operation).toMatchObject({ op: 'withdraw', factId: null, value: 'overtime', at: 0 })
    expect(active(briefAfter(said, 'drop the overtime'))).toEqual(active(brief))
  })

  it('is none where the words are about the work', () => {
    expect(shown(briefAfter('They’d drop parts at the depot and remove swarf.'))).toHaveLength(1)
  })
})

describe('a weight', () => {
  it.each([
    ['They must have Trimble.', 'the Trimble isn’t a must after all, nice to have', 'nice'],
    ['Revit would be nice to have.', 'Revit is now essential', 'must'],
    ['They must know Revit.', 'Revit can be learned', 'learnable'],
  ])('changes: %s %s', (first, second, strength) => {
    expect(active(briefAfter(first, second))).toMatchObject([{ strength }])
  })
})

describe('an order that ranks', () => {
  it.each([
    ['They must have a welding ticket.', 'Put the welding ticket as nice.', ['welding ticket', 'nice']],
    ['A crane ticket would be nice.', 'Move the crane ticket to the musts.', ['crane ticket', 'must']],
    ['They must have PASMA.', 'So PASMA off the musts please.', ['PASMA', 'nice']],
  ])('changes how much a requirement counts: %s %s', (first, second, [words, strength]) => {
    const [fact, ...others] = active(briefAfter(first, second))
    expect(others).toEqual([])
    expect(fact).toMatchObject({ strength, value: expect.stringContaining(words ?? '') })
  })

  it('takes an item out of a list, and adds what nobody had named', () => {
    const brief = briefAfter(
      'They must have Sage, Xero and Excel.',
      'Put Xero as nice. Put Power BI as nice too.',
    )
    expect(active(brief).map(({ value, strength }) => [value, strength])).toEqual(
      expect.arrayContaining([
        ['They must have Sage and Excel', 'must'],
        ['Xero', 'nice'],
        ['Power BI', 'nice'],
      ]),
    )
  })
})

describe('a confidence', () => {
  it.each([
    ['We pay £45,000 a year.', 'We could stretch to 67, keep that to yourselves.', /67/],
    ['We pay £45,000 a year.', 'I could go up to £50,000 at a push.', /50,000/],
    ['We’re opening a second depot. That’s off the record.', '', /depot/],
    ['There are nine in the team and the manager shouts.', 'don’t put that in the advert', /shouts/],
  ])('is kept from candidates: %s %s', (first, second, secret) => {
    const brief = briefAfter(...[first, second].filter((words) => words !== ''))
    expect(shown(brief).join('\n')).not.toMatch(secret)
    expect(
      active(brief)
        .map(({ value }) => value)
        .join('\n'),
    ).toMatch(secret)
  })
})

describe('talk with the agency', () => {
  it.each([
    'Noted, thank you for pointing it out',
    'Ha, okay, told off, fair',
    'I was a deputy myself for eleven years before anyone gave me a chance.',
    'please put that into nicer words',
    'don’t say wars',
  ])('is not for candidates: %s', (words) => {
    expect(shown(briefAfter(words))).toEqual([])
  })
})

describe('a weight put right', () => {
  const weights = (...messages: string[]) =>
    active(briefAfter(...messages)).map(({ value, strength }) => `${strength}: ${value}`)

  it('means by "that" what the words before it lead to', () => {
    const found = weights(
      'They must know Tekla and MIDAS. They must have led a site team.',
      'I’m going back on MIDAS. Anybody can learn it, so make that desirable.',
    )
    expect(found).toContainEqual(expect.stringMatching(/^nice: MIDAS$/))
    expect(found).toContainEqual(expect.stringMatching(/^must: .*Tekla/))
    expect(found.join('\n')).not.toMatch(/going back/)
  })

  it('takes one item of a list out of the wishes', () => {
    const found = weights(
      'Bonus: Xero, any Power BI',
      'Xero isn’t a bonus any more, they’ll need it from the start',
    )
    expect(found).toContain('must: Xero')
    expect(found).toContainEqual(expect.stringMatching(/^nice: any Power BI/))
  })
})

describe('words that only look like an order', () => {
  it('takes nothing out where somebody does what the verb says', () => {
    const before = ['Good with the tenants and the neighbours.', 'Lads forget the neighbours.'] as const
    expect(shown(briefAfter(...before)).join()).toMatch(/Good with the tenants and the neighbours/)
  })

  it('hides nothing of an earlier message where its own says what is meant', () => {
    const brief = briefAfter(
      'We offer a pension, a gym and a van.',
      'No degree needed, please don’t put one in',
    )
    expect(shown(brief).join()).toMatch(/gym and a van/)
  })
})
