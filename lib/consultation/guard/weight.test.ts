import { describe, expect, it } from 'vitest'
import { canFinish, mayEnd, saysWeight, supportedStrength } from './weight'
import { WEIGHT_ROWS } from './weight-words'

const cases = (kind: 'yes' | 'no') =>
  WEIGHT_ROWS.flatMap((row) => row[kind].map((text) => [row.weight, text] as const))

function strengthOf(
  message: string,
  words: string,
  strength: 'must' | 'nice' | 'learnable' | 'notApplicable',
) {
  const start = message.indexOf(words)
  return supportedStrength({ strength, isRequirement: true }, message, start, start + words.length)
}

describe('saysWeight', () => {
  it.each(cases('yes'))('hears %s in %j', (weight, text) => {
    expect(saysWeight(weight, text)).toBe(true)
  })

  it.each(cases('no'))('hears no %s in %j', (weight, text) => {
    expect(saysWeight(weight, text)).toBe(false)
  })
})

describe('supportedStrength', () => {
  it.each([
    ['ideally Revit', 'Revit', 'must', 'nice'],
    ['Tekla would be a bonus', 'Tekla', 'must', 'nice'],
    ['must have Revit, ideally Tekla and MIDAS', 'MIDAS', 'must', 'nice'],
    ['must have Revit, ideally Tekla', 'Revit', 'must', 'must'],
    ['Tekla would be a bonus, Revit is a must', 'Revit', 'must', 'must'],
    ['They need Revit', 'Revit', 'nice', 'must'],
    ['They need Revit', 'Revit', 'learnable', 'must'],
    ['we can teach them Revit', 'Revit', 'learnable', 'learnable'],
    ['ideally five years, but they have run a job', 'they have run a job', 'must', 'must'],
    ['ideally five years, but they have run a job', 'five years', 'must', 'nice'],
    [
      'ideally a van driver that sort of thing and i need somebody with a gas ticket',
      'i need somebody with a gas ticket',
      'must',
      'must',
    ],
    [
      'ideally a van driver that sort of thing and i want somebody with a gas ticket',
      'somebody with a gas ticket',
      'must',
      'must',
    ],
    ['ideally i want somebody with a gas ticket', 'somebody with a gas ticket', 'must', 'nice'],
    ['ideally somebody with a gas ticket and a van', 'a van', 'must', 'nice'],
    ['Nice to have:\n- Tekla\n- MIDAS', 'MIDAS', 'nice', 'nice'],
    ['Essential:\nRevit\nDesirable:\nTekla', 'Revit', 'nice', 'must'],
  ] as const)('in %j weighs %s, given as %s, as %s', (message, words, given, strength) => {
    expect(strengthOf(message, words, given)).toBe(strength)
  })
})

describe('canFinish', () => {
  it('takes a bare "finish" only as the answer to the closing question', () => {
    expect(canFinish('finish', false)).toBe(false)
    expect(canFinish('finish', true)).toBe(true)
    expect(canFinish('Yes, all of them. Finish.', false)).toBe(true)
    expect(canFinish('Keep Python as a must. Then we finish.', false)).toBe(true)
    expect(canFinish('They paint it. Then we finish the drawings.', false)).toBe(false)
    expect(canFinish('They finish the drawings', true)).toBe(false)
    expect(canFinish('Hours are 37.5. Done, I think', false)).toBe(true)
  })

  it.each([
    'Twenty-five days. Nothing else, thank you, and say hello to the team from me.',
    'we shut at Christmas and there is a canteen and that’s all from me',
    'That’s it. Notice is a month.',
    'Right, I think you’ve got the lot',
    'I’ve a meeting, ta-ra',
    'that is everything from me',
    'Otherwise done',
    'I think that covers it',
    'we’re good',
    'Make it 25 days’ holiday. Otherwise done',
    'Sorry, it’s £42k not £40k, and that’s everything from me',
    'Holiday is 28 days and I think that covers it',
    'They get a van too, apart from that we’re done',
  ])('hears the end in %j', (message) => {
    expect(canFinish(message, false)).toBe(true)
  })

  it.each([
    'Go and Kafka. Helm is nice, no more',
    'I want somebody who can drive, nothing else',
    'a forklift ticket, that’s all I meant',
    'They have to weigh a pallet and write it up the same day',
    'a bit of Excel is a wee bonus, nothing mair',
    'at the moment that’s me at weekends, which is daft',
    'Check it twice before you write it down',
    'They check the guards and then they’re done for the day',
    'the van is ours and the policy covers it',
    'we’re good payers',
    'we’re not done',
  ])('hears no end in %j', (message) => {
    expect(canFinish(message, false)).toBe(false)
  })
})

describe('mayEnd', () => {
  const may = (message: string, quote: string) => {
    const start = message.indexOf(quote)
    return mayEnd(message, start, start + quote.length)
  }

  it.each([
    ['Right, get cracking with it', 'get cracking with it'],
    ['No hang on, make that five. You know enough now', 'You know enough now'],
    ['Who reads this? Anyway I’m off to the yard', 'I’m off to the yard'],
    ['Nights carry £2 an hour more, rest is as we said', 'rest is as we said'],
  ])('lets a reader hear the end in %j', (message, quote) => {
    expect(may(message, quote)).toBe(true)
  })

  it.each([
    ['How do I finish?', 'finish'],
    ['how do I wrap this up', 'wrap this up'],
    ['Before we finish, the van', 'finish'],
    ['That’s not all of it', 'all of it'],
    ['Enough for now. Hold on, let me check the holiday', 'Enough for now'],
    ['Don’t write it up yet', 'write it up'],
  ])('lets no reader hear the end in %j', (message, quote) => {
    expect(may(message, quote)).toBe(false)
  })
})
