import { describe, expect, it } from 'vitest'
import { createObjectParser, NotAnObject, type Part } from './parse-stream'

const ANSWER = {
  operations: [
    { op: 'add', quote: 'a "quoted" {brace} and [bracket], a comma', value: 'line\nbreak \\ end' },
    { op: 'finish', nested: { list: [1, [2, 3]], empty: {} } },
  ],
  answers: [],
  asks: { topic: 'pay', about: 'open' },
  reply: 'Dates: “Monday”.\nA tab\there, a "quote", a back\\slash and 😀.',
}

/** The object, put together from the parts of a stream cut into pieces. */
function readIn(json: string, size: number) {
  const parser = createObjectParser(['reply'])
  const parts: Part[] = []
  for (let at = 0; at < json.length; at += size) parts.push(...parser.push(json.slice(at, at + size)))
  const result: Record<string, unknown> = {}
  for (const part of parts) {
    const { key } = part
    if (part.kind === 'element') result[key] = [...((result[key] as unknown[]) ?? []), part.value]
    if (part.kind === 'listEnd') result[key] ??= []
    if (part.kind === 'text') result[key] = `${result[key] ?? ''}${part.text}`
    if (part.kind === 'value') result[key] = part.value
  }
  return { result, parts, isComplete: parser.isComplete }
}

describe('createObjectParser', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('reads the same object in pieces of %i characters', (size) => {
    for (const json of [JSON.stringify(ANSWER), JSON.stringify(ANSWER, null, 2)])
      expect(readIn(json, size)).toMatchObject({ result: ANSWER, isComplete: true })
  })

  it('reads escaped characters of any kind', () => {
    const json = '{"reply":"caf\\u00e9 \\ud83d\\ude00 \\/ \\b"}'
    for (const size of [1, 4, 100]) expect(readIn(json, size).result).toEqual(JSON.parse(json))
  })

  it('passes an element on as soon as it closes, and text before it ends', () => {
    const parser = createObjectParser(['reply'])
    expect(parser.push('{"operations":[{"op":"finish"}')).toEqual([
      { kind: 'element', key: 'operations', value: { op: 'finish' } },
    ])
    expect(parser.push('],"reply":"One sen')).toEqual([
      { kind: 'listEnd', key: 'operations' },
      { kind: 'text', key: 'reply', text: 'One sen' },
    ])
    expect(parser.isComplete).toBe(false)
  })

  it('ignores a code fence and words around the object', () => {
    const { result, isComplete } = readIn('Here you are:\n```json\n{"reply":"Yes."}\n``` } "', 5)
    expect(result).toEqual({ reply: 'Yes.' })
    expect(isComplete).toBe(true)
  })

  it.each(['{"operations":[{"op":}]}', '{"a" 1}', '{a:1}', '{"a":[}]}', '{"reply":"x" "y"}', '{"a":1]}'])(
    'refuses %s',
    (json) => {
      expect(() => readIn(json, 3)).toThrow(NotAnObject)
    },
  )

  it('is not complete where an object is cut', () => {
    const json = JSON.stringify(ANSWER)
    for (let end = 0; end < json.length; end += 5)
      expect(readIn(json.slice(0, end), 11).isComplete).toBe(false)
    expect(readIn('no object here', 3)).toMatchObject({ parts: [], isComplete: false })
  })
})
