import { describe, expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'

const saidAfter = (...turns: string[]) => factsAfter(...turns).map(({ topic, value }) => `${topic}: ${value}`)

describe('a correction', () => {
  it('puts the only figure of its kind right, in the middle of dictated words', () => {
    const facts = factsAfter(
      'two years in a foundry and a forklift licence',
      'um actually no make it four years four is better and somebody who turns up on time',
    )
    const values = facts.map(({ value }) => value).join('; ')
    expect(values).toContain('four years in a foundry')
    expect(values).not.toMatch(/two years|make it/)
  })

  it('takes the place of what it denies in two words as they were said', () => {
    const found = saidAfter(
      'A welding certificate or nearly there.',
      'The welding certificate has to be held, not nearly there.',
    )
    expect(found.join('\n')).not.toMatch(/or nearly there/)
    expect(
      saidAfter('The last fitter left on 1 May.', 'Sorry, he left on 1 June, not 1 May.').join('\n'),
    ).not.toMatch(/1 May/)
  })

  it('isn’t read into ordinary words: “not on site” takes the place of no entry', () => {
    const found = saidAfter(
      'There is a site allowance of £20 a day.',
      'Crewe, Gresty Road. 4 days in the office and 1 at home when not on site.',
    )
    expect(found.join('\n')).toMatch(/site allowance of £20 a day/)
    expect(found.join('\n')).toMatch(/4 days in the office and 1 at home when not on site/)
  })

  it('changes the figure of what it names, and no other of another unit', () => {
    const found = saidAfter(
      'They are away about 30-40 nights a year. Hours are 40 a week, 8 to 4.30.',
      'Correction on the nights away, it was nearer 25 last year so say 20-30.',
    )
    expect(found.join('\n')).toMatch(/away about 20-30 nights a year/)
    expect(found.join('\n')).toMatch(/40 a week, 8 to 4.30/)
    expect(found).not.toContainEqual(expect.stringContaining('orrection'))
  })

  it('takes back a figure that was taken for the pay', () => {
    const found = saidAfter('Pay is £90k.', '£90k is what the crane costs us, not the pay.')
    expect(found.filter((said) => said.startsWith('pay'))).toEqual([])
  })

  it('puts one item of a list right, and keeps the others', () => {
    const found = saidAfter(
      'On top there is a 10% bonus, £5,000 car allowance.',
      'Correction, the car allowance is £5,400.',
    )
    expect(found.join('\n')).toMatch(/10% bonus/)
    expect(found.join('\n')).toMatch(/5,400/)
    expect(found.join('\n')).not.toMatch(/5,000/)
  })

  it('compares what will be with what is, and changes nothing', () => {
    const found = saidAfter(
      'We take eight or nine working days to answer a quote, which loses us work.',
      'By the end of the year quotes go out in three days rather than nine.',
    )
    expect(found.join('\n')).toMatch(/eight or nine working days/)
  })

  it('leaves “drop off” alone', () => {
    const said = 'Deliveries are outside school drop off times.'
    expect(saidAfter('They plan deliveries at the school.', said).join('\n')).toMatch(/drop off times/)
  })

  it('takes hours a week for no pay', () => {
    const found = factsAfter('Hours are 8 to 5 Monday to Friday, 41.5 a week.')
    expect(found.some(({ topic }) => topic === 'pay')).toBe(false)
  })
})

describe('an answer that sorts the must-haves', () => {
  const KNOWN =
    'They must have TIA Portal, a full driving licence is needed too. Experience of Fanuc robots is essential.'
  const weights = (...turns: string[]) =>
    Object.fromEntries(factsAfter(...turns).map(({ value, strength }) => [value, strength]))

  it.each([
    'The robots are not a must. The rest stays',
    'We’d turn down someone without TIA Portal or the licence. The robots I wouldn’t.',
    'TIA Portal and the licence are the only real ones',
  ])('sorts by %j, and files nothing of it', (answer) => {
    const after = weights(
      'They must know TIA Portal.',
      'They must know the robots.',
      'A driving licence is a must.',
      answer,
    )
    const nice = Object.entries(after).flatMap(([value, strength]) => (strength === 'nice' ? [value] : []))
    expect(nice).toEqual(['They must know the robots'])
    expect(Object.keys(after)).toHaveLength(3)
  })

  it.each([
    'The robots are nice to have, the rest is a must',
    'Must are TIA Portal and the licence. The robots I could live without',
    'I’d turn them down without TIA Portal or the licence but the robots are a bonus',
  ])('weighs what it names, and adds no line: %s', (answer) => {
    const before = weights(KNOWN)
    const after = weights(KNOWN, answer)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect(after).toMatchObject({ 'Experience of Fanuc robots is essential': 'nice' })
    expect(Object.values(after).filter((strength) => strength === 'must')).toHaveLength(
      Object.keys(before).length - 1,
    )
  })

  it('files no sorting of what it does not know', () => {
    const answer = 'I wouldn’t turn a good one down for those, and the filing I could live without.'
    expect(saidAfter(KNOWN, answer)).toEqual(saidAfter(KNOWN))
  })

  it('leaves only what it names a must', () => {
    const after = weights(KNOWN, 'I’d only turn someone down for the licence')
    expect(
      Object.entries(after).flatMap(([value, strength]) => (strength === 'must' ? [value] : [])),
    ).toEqual([expect.stringContaining('licence')])
  })
})

describe('a remark on the brief', () => {
  const BRIEF = 'The pension is 6%. They inspect the slings every week.'

  it.each([
    'You’ve cut that sentence off.',
    'That’s in the wrong place.',
    'It says agency only.',
    'I think you have misread me.',
    'No, I meant the opposite.',
    'You have put the slings under nice to have.',
  ])('is filed nowhere: %s', (remark) => {
    expect(saidAfter(BRIEF, remark)).toEqual(saidAfter(BRIEF))
  })

  it('hides and shows what it names', () => {
    const audience = (...turns: string[]) =>
      factsAfter(BRIEF, ...turns).find(({ value }) => value.includes('pension'))?.audience
    expect(audience('Candidates shouldn’t see the pension.')).toBe('agency')
    expect(audience('Candidates shouldn’t see the pension.', 'Candidates should see the pension.')).toBe(
      'candidate',
    )
  })

  it('shows what the sentence before names', () => {
    const found = factsAfter(
      BRIEF,
      'Make the slings agency only.',
      'You have put the slings as agency only. That is part of the job, candidates should see it.',
    )
    expect(found.every(({ audience }) => audience === 'candidate')).toBe(true)
  })

  it('moves an entry to the section it names', () => {
    expect(saidAfter(BRIEF, 'Move the slings to the safety section.')).toContainEqual(
      'healthSafety: They inspect the slings every week',
    )
  })

  it('puts back what was removed', () => {
    expect(saidAfter(BRIEF, 'Forget the pension.')).toHaveLength(1)
    expect(saidAfter(BRIEF, 'Forget the pension.', 'No that’s wrong, put the pension back.')).toHaveLength(2)
  })

  it('leaves the work alone', () => {
    const said = 'They put the guards back and move the slings to the store.'
    expect(saidAfter(BRIEF, said).join('\n')).toMatch(/put the guards back/)
  })
})

it('takes two figures that are no week for pay', () => {
  expect(saidAfter('48 to 54, you can print that.')).toContainEqual(expect.stringMatching(/^pay: 48 to 54/))
  expect(saidAfter('Hours are 37 to 40.').join('\n')).toMatch(/^hours: .*37 to 40/m)
})

describe('orderly speech', () => {
  it('keeps a clause with the one that its “that” stands for', () => {
    expect(
      saidAfter('Burton. It’s noisy and can be cold in the warehouse, they need to be ok with that.'),
    ).toContain('healthSafety: It’s noisy and can be cold in the warehouse, they need to be ok with that')
    expect(saidAfter('An HGV licence isn’t needed but we’d pay for them to get one.').join('\n')).not.toMatch(
      /^\w+: we’d pay/m,
    )
  })

  it('takes what somebody is wanted for as the work, and a shift alone as the hours', () => {
    const found = saidAfter('Someone to set our Mazaks, nights, 40k.')
    expect(found).toContain('responsibilities: Someone to set our Mazaks')
    expect(found).toContain('hours: nights')
  })

  it('takes short hours for what candidates may read', () => {
    expect(saidAfter('Four nights, 10 hours, Monday to Thursday, 6pm to 4am.')).toEqual([
      'hours: Four nights, 10 hours, Monday to Thursday, 6pm to 4am',
    ])
    expect(saidAfter('8.30 to 5, 4 on Fridays.').join()).not.toMatch(/alsoSaid/)
  })

  it('takes the jobs that are under way for no posts', () => {
    expect(saidAfter('Our engineer has moved on and we have eight live jobs.').join('\n')).not.toMatch(
      /^posts/m,
    )
    expect(saidAfter('We’ve got three drainage jobs starting in June.').join('\n')).not.toMatch(/^posts/m)
  })
})
