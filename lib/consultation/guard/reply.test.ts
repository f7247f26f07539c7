import { describe, expect, it } from 'vitest'
import { createReplyGate, createSentenceSplitter, isQuestion, leansBack, namesEqualityAct } from './reply'
import { CLAIMS, CONTACT, PROMISES } from './reply-words'

const gate = createReplyGate({
  texts: [
    'Noted: £38,000 for the fitter at Castle Pumps in Derby, two days a week on site. You get a shortlist of three to five candidates.',
    'It is 38k, and Dave leaves in May.',
  ],
  challenged: ['a young bloke'],
})

describe('createReplyGate', () => {
  it.each([
    'Thank you, £38,000 a year is noted.',
    'I have no market rate for chiller commissioning itself.',
    'I don’t have the going rate for that.',
    'To get the job signed off we need four things: the work, the location, the contract type and the pay.',
    'The work, the place, the contract and the pay are there, so that’s all four.',
    'So Dave leaves in May, and the post is in Derby.',
    'The Equality Act protects age.',
    'The Equality Act 2010 protects age.',
    'Two days on site, then.',
    'Say £38,000 (Full-Time Equivalent).',
    'The £38,000 is FTE, Pro Rata.',
    'Ask for the Right to Work and a Driving Licence.',
    'Is there one thing they must know?',
    'What should they have done that someone with four years could not have?',
    'What could they show you in five minutes at the bench?',
    'In their first three months, what would you see them do?',
  ])('sends %j', (sentence) => {
    expect(gate.findRefusal(sentence)).toBeNull()
  })

  it.each([
    ['The market pays £45,000.', 'figure'],
    ['I have no doubt, so the market rate is higher.', 'claim'],
    ['Name four things: the work and the place.', 'figure'],
    ['You lose four days: Monday.', 'figure'],
    ['That is €38,000, then.', 'unit'],
    ['Ask for four years.', 'figure'],
    ['That has been so since 2010.', 'figure'],
    ['Would £12 an hour do?', 'figure'],
    ['Is the bonus 10%?', 'figure'],
    ['Would 11 an hour do?', 'figure'],
    ['Is it 38 hours, or 40 hours?', 'figure'],
    ['Others pay 62k, so is yours right?', 'figure'],
    ['Siemens pays more.', null],
    ['They would work with Siemens, then.', 'name'],
    ['Sarah will call you back.', 'name'],
    ['We will find you a fitter.', 'promise'],
    ['That is above the market.', 'claim'],
    ['Write to me at jobs@example.com.', 'contact'],
    ['So you want a young bloke for this.', 'challenged'],
    ['He should be a young man.', 'challenged'],
    ['The Equality Act protects age, but a young bloke suits this.', 'challenged'],
    ['Whatever the Equality Act says, a young lad suits this.', 'challenged'],
  ])('holds %j back as %s', (sentence, reason) => {
    expect(gate.findRefusal(sentence)).toBe(reason)
  })

  it.each([
    'Sex, pregnancy and maternity are protected under the Equality Act 2010, and turning somebody away over them would be unlawful.',
    'You can’t ask about sickness or health at interview.',
  ])('names what the law protects, though words of it were challenged: %j', (sentence) => {
    const law = createReplyGate({
      texts: ['Equality Act 2010'],
      challenged: ['the last girl went off on maternity', 'how much sickness have they had'],
    })
    expect(law.findRefusal(sentence)).toBeNull()
    expect(law.findRefusal('She went off on maternity.')).toBe('challenged')
    expect(law.findRefusal('So sickness matters to you.')).toBe('challenged')
  })

  it.each([
    ['The old procedure number: is it still in force?', ['nobody too old'], []],
    ['How many disabled children are in a class?', [], ['They teach disabled children to swim.']],
    ['How often are they on the maternity ward?', [], ['the lifts of the maternity ward']],
    ['Does everybody on the crew need Polish?', [], ['They need Polish, as half the crew speaks it']],
    ['Is there a rule that only UK nationals may see the drawings?', ['no foreigners'], []],
    ['The Equality Act protects men and women alike.', ['no women, please'], []],
  ])('lets words of the law be said of the work: %j', (sentence, challenged, facts) => {
    const law = createReplyGate({ texts: ['Equality Act'], facts, named: facts, challenged })
    expect(law.findRefusal(sentence)).toBeNull()
  })

  it.each([
    ['Somebody old would do.', ['nobody too old'], []],
    ['So an old fitter is out.', ['nobody too old'], []],
    ['Somebody disabled could not do it.', [], ['They teach disabled children to swim.']],
    ['You want a Polish fitter.', [], ['They need Polish, as half the crew speaks it']],
    ['You want a woman for this.', [], ['We want a woman for this.']],
    ['Only UK nationals may apply.', ['no foreigners'], []],
  ])('and never of the person wanted: %j', (sentence, challenged, facts) => {
    const law = createReplyGate({ texts: ['Equality Act'], facts, named: [sentence], challenged })
    expect(law.findRefusal(sentence)).toBe('challenged')
  })

  it('takes a question with a noun of its own for one that leans on nothing', () => {
    expect(leansBack('Which cranes will they drive?')).toBe(false)
    expect(leansBack('Which would you drop?')).toBe(true)
    expect(leansBack('A welder who starts then sees both from day one.')).toBe(true)
    expect(leansBack('I’ve put both tickets under nice to have.')).toBe(false)
    expect(leansBack('Which of the two is right?')).toBe(true)
  })

  it('reads a sum in thousands back as money, where it is near the pay', () => {
    const pay = createReplyGate({
      texts: ['I’d go to forty nine for eighteen machines a year'],
      facts: ['£42,000 to £47,000 a year'],
      challenged: [],
    })
    expect(pay.findRefusal('The £49,000 stays with the agency.')).toBeNull()
    expect(pay.findRefusal('The £18,000 stays with the agency.')).toBe('figure')
    expect(pay.findRefusal('The £51,000 stays with the agency.')).toBe('figure')
  })

  it.each([
    'I can’t promise that £38,000 is enough.',
    'With Dave’s plans I’d promise only that they’d start beside him.',
    'It goes to the agency, so the profit share doesn’t read as a promise.',
    'I can’t tell you that you will have candidates.',
  ])('takes no denial and nobody else’s promise for one: %j', (sentence) => {
    expect(gate.findRefusal(sentence)).toBeNull()
  })

  it.each([
    'I promise you that it is enough.',
    'Not only that, we guarantee a hire.',
    'I can’t say more, but we promise a hire.',
  ])('still takes %j for a promise', (sentence) => {
    expect(gate.findRefusal(sentence)).toBe('promise')
  })

  it('lets the plan’s own words promise what they promise', () => {
    expect(gate.findRefusal('You get a shortlist of three to five candidates.')).toBeNull()
  })
})

describe('the word lists', () => {
  it.each([...PROMISES, ...CLAIMS])('fit their examples: $pattern', ({ pattern, yes, no }) => {
    expect(yes.filter((text) => !pattern.test(text))).toEqual([])
    expect(no.filter((text) => pattern.test(text))).toEqual([])
  })

  it.each([
    'a.b@c.co',
    'https://x.y/z',
    'www.castle.example',
    'castlepumps.co.uk',
    '07700 900123',
    '+44 20 7946 0958',
    'visit castle.jobs',
    'castle.link/jobs',
  ])('sees an address in %j', (text) => {
    expect(CONTACT.test(text)).toBe(true)
  })

  it.each([
    '£48,000 to £56,000',
    'BS EN 1993-1-1',
    '0.05 mm',
    '10,000,000 units',
    'P.Eng. or C.Eng.',
    'ASP.NET',
  ])('sees none in %j', (text) => {
    expect(CONTACT.test(text)).toBe(false)
  })
})

describe('createSentenceSplitter', () => {
  const split = (...pieces: string[]) => {
    const splitter = createSentenceSplitter()
    return [...pieces.flatMap((piece) => splitter.push(piece)), splitter.flush()]
  }

  it('gives each sentence as soon as the next one begins', () => {
    expect(split('Thank', ' you. Wh', 'at next? ', 'And')).toEqual(['Thank you. ', 'What next? ', 'And'])
  })

  it('reads no end in a figure or a short form', () => {
    expect(split('It is 37.5 hours, e.g. Mr. Smith at C. Jones.')).toHaveLength(1)
  })

  it.each([
    ['The filter picked up your aside before “What is missing?” by mistake. ', 'It is out.'],
    ['It stays “we must keep.” in the brief. ', 'Next?'],
  ])('reads no end in a quotation that the sentence goes on behind', (...sentences) => {
    expect(split(sentences.join(''))).toEqual(sentences)
    expect(split(...sentences.join('').split(/(?<= )/))).toEqual(sentences)
    expect(isQuestion(sentences[0])).toBe(false)
  })

  it('does not wait for ever', () => {
    expect(split('a '.repeat(500))[0]).toHaveLength(1_000)
  })
})

describe('isQuestion and namesEqualityAct', () => {
  it('tell a question and the Act', () => {
    expect(isQuestion('Why “now?” ')).toBe(true)
    expect(isQuestion('Because.')).toBe(false)
    expect(namesEqualityAct('the Equality Act 2010')).toBe(true)
    expect(namesEqualityAct('the act of equality')).toBe(false)
  })
})
