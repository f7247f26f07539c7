import { describe, expect, it } from 'vitest'
import { prefersEventStream } from './accept'

describe('prefersEventStream', () => {
  it.each([
    'text/event-stream',
    'TEXT/Event-Stream',
    'application/json;q=0.5, text/event-stream',
    'text/event-stream;q=0.9, */*;q=0.1',
    'text/*, application/json;q=0.9',
    'application/json;q=0, */*',
  ])('prefers an event stream for Accept %j', (accept) => {
    expect(prefersEventStream(accept)).toBe(true)
  })

  it.each([
    null,
    '',
    '*/*',
    'application/json',
    'application/json, text/event-stream',
    'text/event-stream;q=0.5, application/json',
    'text/event-stream;q=0, */*',
    'text/event-stream;q=many',
    'text/event-streams',
    'text/html, application/xhtml+xml',
    ',;=,',
  ])('prefers JSON for Accept %j', (accept) => {
    expect(prefersEventStream(accept)).toBe(false)
  })

  it('parses a very long Accept header in linear time', () => {
    const started = performance.now()
    expect(prefersEventStream(`a${' '.repeat(2_000_000)}b, text/event-stream`)).toBe(true)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
