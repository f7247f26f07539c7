import { describe, expect, it } from 'vitest'
import { lawfulChallenge } from '@/lib/ai/note-taker/talking/answers'
import { saysAgreement, saysKeepIn, saysLeaveOut } from '@/lib/consultation/guard/agreement'
import { createQuoteFinder } from '@/lib/consultation/guard/quote'
import { createReplyGate, createSentenceSplitter, namesEqualityAct } from '@/lib/consultation/guard/reply'
import { findValueRefusal } from '@/lib/consultation/guard/value'
import { canFinish, supportedStrength } from '@/lib/consultation/guard/weight'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { REPLY_MAX_WORDS } from './constant-prompt'
import { EXAMPLES } from './examples'
import { expertSchema } from './schema'
import { CARD_SOURCES } from './sources'

const cards = CARD_SOURCES.map(({ text }) => text)

const sentencesOf = (text: string) => {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), splitter.flush()].filter((sentence) => sentence.trim() !== '')
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

describe.each(EXAMPLES)('the example of $shows', ({ state, message, answer }) => {
  const challenged = answer.operations.flatMap(({ op, ...rest }) =>
    op === 'challenge' && 'quote' in rest ? rest.quote : [],
  )

  it('has the shape of an answer', () => {
    expect(expertSchema.parse(answer)).toEqual(answer)
  })

  it('quotes the message letter by letter', () => {
    const locate = createQuoteFinder(message, { forgivesSlips: false })
    const quotes = answer.operations.flatMap((operation) => ('quote' in operation ? operation.quote : []))
    const copied = quotes.filter((quote) => quote !== 'all')
    expect(copied.map((quote) => locate(quote, null)?.text)).toEqual(copied)
  })

  it('asks what should have been done before it proposes to drop years', () => {
    const years = answer.operations.flatMap((operation) =>
      operation.op === 'doubt' && operation.kind === 'years' ? operation.quote : [],
    )
    const proposed = answer.proposals.flatMap((proposal) => ('fact' in proposal ? proposal.fact : []))
    expect(proposed.filter((fact) => years.includes(fact))).toEqual([])
  })

  it('has values that follow from their quotes', () => {
    const refused = answer.operations.filter(
      (operation) =>
        (operation.op === 'add' || operation.op === 'replace') &&
        findValueRefusal(operation.value, operation.quote, {
          isRated: operation.strength !== 'must',
          earlier: () => state,
        }) !== null,
    )
    expect(refused).toEqual([])
  })

  it('agrees only where the message does', () => {
    const locate = createQuoteFinder(message)
    const isSaid = {
      accept: saysAgreement,
      leaveOut: saysLeaveOut,
      letIn: (words: string, { start, end }: { start: number; end: number }) =>
        saysKeepIn(words.slice(start, end)),
    }
    const unsaid = answer.operations.filter((operation) => {
      if (operation.op !== 'accept' && operation.op !== 'leaveOut' && operation.op !== 'letIn') return false
      const span = locate(operation.quote, null)
      return span === null || !isSaid[operation.op](message, span)
    })
    expect(unsaid).toEqual([])
  })

  it('rates nothing more or less than the message does', () => {
    const locate = createQuoteFinder(message)
    const misrated = answer.operations.filter((operation) => {
      if (operation.op !== 'add' && operation.op !== 'replace') return false
      const { start = 0, end = 0 } = locate(operation.quote, null) ?? {}
      const isRequirement = REQUIREMENT_TOPICS.includes(operation.topic)
      const { strength } = operation
      return supportedStrength({ strength, isRequirement }, message, start, end) !== strength
    })
    expect(misrated).toEqual([])
  })

  it('says nothing that the reply gate would refuse', () => {
    const cited = answer.answers.map(({ text }) => text)
    const grounds = answer.operations.flatMap((operation) => ('ground' in operation ? operation.ground : []))
    // What the plan itself would say.
    const texts = [message, lawfulChallenge(grounds)]
    const gate = createReplyGate({ texts, facts: [state, ...cards], challenged })
    for (const sentence of [...cited, answer.reply].flatMap(sentencesOf))
      expect([sentence, gate.findRefusal(sentence)]).toEqual([sentence, null])
  })

  it('keeps to one question at the end and to the length of a reply', () => {
    const isFinished = answer.operations.some(({ op }) => op === 'finish')
    const said = [...answer.answers.map(({ text }) => text), answer.reply].join(' ')
    expect(said.split('?')).toHaveLength(isFinished ? 1 : 2)
    expect(answer.reply.endsWith('?')).toBe(!isFinished)
    expect(wordsIn(said)).toBeLessThanOrEqual(REPLY_MAX_WORDS)
    if (isFinished) expect(canFinish(message, false)).toBe(true)
  })

  it('names the Equality Act where something is challenged, and only there', () => {
    expect(namesEqualityAct(answer.reply)).toBe(challenged.length > 0)
  })
})
