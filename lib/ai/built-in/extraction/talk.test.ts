import { describe, expect, it } from 'vitest'
import { isAside, isElsewhere, isHollow, isOffTopic, isRefusal, isTalk, isToYou } from './talk'

describe('isTalk', () => {
  it.each(['I hear you', 'Whatever', 'let me think', 'OK, fair enough', "That's that then"])(
    'is true for what only manages the conversation: %s',
    (text) => {
      expect(isTalk(text)).toBe(true)
    },
  )

  it.each([
    'I want someone who listens',
    'We like cake',
    'Someone good with people',
    'either',
    'they mean well',
  ])('is false once a word is about the work, or can be an answer: %s', (text) => {
    expect(isTalk(text)).toBe(false)
  })
})

describe('isRefusal', () => {
  it.each([
    "I'd sooner not say",
    'can we leave that for now',
    'no comment at this stage',
    "don't want to go into that",
  ])('is true for: %s', (text) => {
    expect(isRefusal(text)).toBe(true)
  })

  it('is false where something is refused that belongs to the work', () => {
    expect(isRefusal('pass on knowledge to apprentices')).toBe(false)
    expect(isRefusal('we leave early on Fridays')).toBe(false)
  })
})

describe('words that are no facts although their words are known', () => {
  it.each([
    ["my tea's going cold", isAside],
    ["the kettle's boiled", isAside],
    ['thanks for your patience', isAside],
    ["that line isn't ours", isOffTopic],
    ['I was looking at the other band', isOffTopic],
    ["it doesn't apply here", isElsewhere],
    ["I'll give you the lot", isToYou],
    ['it is what it is', isHollow],
  ] as const)('%s', (text, test) => {
    expect(test(text)).toBe(true)
  })

  it.each([
    ['my team is stretched', isAside],
    ['my deputy retires in May', isAside],
    ['we were working on two contracts', isOffTopic],
    ['the pump is what fails', isHollow],
  ] as const)('but not: %s', (text, test) => {
    expect(test(text)).toBe(false)
  })
})
