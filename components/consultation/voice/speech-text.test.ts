import { describe, expect, it } from 'vitest'
import { splitIntoSpeechChunks } from './speech-text'

describe('splitIntoSpeechChunks', () => {
  it('splits a text into sentences', () => {
    expect(splitIntoSpeechChunks('Good morning. What is driving  this hire?\nTake your time ')).toEqual([
      'Good morning.',
      'What is driving this hire?',
      'Take your time',
    ])
  })

  it('splits a long sentence at a clause and keeps every word', () => {
    const long =
      'You said that the bridge team needs somebody who can lead assessments to CS 454, who is chartered, who can check the work of four others, and who would rather be on site than at a desk.'
    const chunks = splitIntoSpeechChunks(long)
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.every((chunk) => chunk.length <= 121)).toBe(true)
    expect(chunks[0]).toMatch(/,$/)
    expect(chunks.join(' ')).toBe(long)
  })

  it('splits at a word where there is no clause, and mid-word where there is no space', () => {
    expect(
      splitIntoSpeechChunks(`${'word '.repeat(40)}end`).every((chunk) => /^(word ?)*(end)?$/.test(chunk)),
    ).toBe(true)
    expect(splitIntoSpeechChunks('x'.repeat(300)).join('')).toBe('x'.repeat(300))
  })

  it('returns no chunk for a blank text', () => {
    expect(splitIntoSpeechChunks(' \n ')).toEqual([])
  })
})
