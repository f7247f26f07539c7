/** What has become readable of an object: elements of its lists as they close, texts piece by piece, and anything else when it ends. */
export type Part =
  | { kind: 'element'; key: string; value: unknown }
  | { kind: 'listEnd'; key: string }
  | { kind: 'text'; key: string; text: string }
  | { kind: 'value'; key: string; value: unknown }

export class NotAnObject extends Error {}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }
const BLANK = /\s/

type State = 'before' | 'key' | 'colon' | 'value' | 'text' | 'list' | 'raw' | 'next' | 'after'

/**
 * Reads one JSON object as it streams. `textKeys` name the properties whose text is passed on before it ends. What stands before the first
 * brace (a code fence, a sentence) and behind the last one is ignored. Throws NotAnObject where it is no JSON.
 */
export function createObjectParser(textKeys: readonly string[]): {
  push(piece: string): Part[]
  readonly isComplete: boolean
} {
  let state: State = 'before'
  let key = ''
  /** What is being read: a key, an element or a value. */
  let raw = ''
  let depth = 0
  let isInString = false
  let escaped: string | null = null
  let parts: Part[] = []
  let text = ''

  const parse = (json: string): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      throw new NotAnObject()
    }
  }
  const flushText = () => {
    if (text !== '') parts.push({ kind: 'text', key, text })
    text = ''
  }
  const endElement = () => {
    if (raw.trim() !== '') parts.push({ kind: 'element', key, value: parse(raw) })
    raw = ''
  }

  /** Follows strings and brackets inside an element or a value. */
  function follow(char: string): void {
    raw += char
    if (isInString) {
      if (escaped !== null) escaped = null
      else if (char === '\\') escaped = ''
      else if (char === '"') isInString = false
      return
    }
    if (char === '"') isInString = true
    if (char === '{' || char === '[') depth += 1
    if (char === '}' || char === ']') depth -= 1
  }

  function readText(char: string): void {
    if (escaped === null) {
      if (char === '\\') escaped = ''
      else if (char === '"') {
        flushText()
        state = 'next'
      } else text += char
      return
    }
    escaped += char
    if (escaped[0] !== 'u') {
      text += ESCAPES[escaped] ?? escaped
      escaped = null
    } else if (escaped.length === 5) {
      const code = Number.parseInt(escaped.slice(1), 16)
      if (Number.isNaN(code)) throw new NotAnObject()
      text += String.fromCharCode(code)
      escaped = null
    }
  }

  function startValue(char: string): void {
    if (char === '[') state = 'list'
    else if (char === '"' && textKeys.includes(key)) state = 'text'
    else {
      state = 'raw'
      follow(char)
    }
  }

  function readList(char: string): void {
    const isOuter = depth === 0 && !isInString
    if (isOuter && (char === ',' || char === ']')) {
      endElement()
      if (char === ',') return
      parts.push({ kind: 'listEnd', key })
      state = 'next'
      return
    }
    follow(char)
    if (depth < 0) throw new NotAnObject()
    if (depth === 0 && !isInString && char === '}') endElement()
  }

  function readRaw(char: string): void {
    if (depth === 0 && !isInString && (char === ',' || char === '}')) {
      parts.push({ kind: 'value', key, value: parse(raw) })
      raw = ''
      state = char === ',' ? 'key' : 'after'
      return
    }
    follow(char)
    if (depth < 0) throw new NotAnObject()
  }

  function readKey(char: string): void {
    if (raw === '' && (BLANK.test(char) || char === ',')) return
    if (raw === '' && char === '}') {
      state = 'after'
      return
    }
    if (raw === '' && char !== '"') throw new NotAnObject()
    follow(char)
    if (isInString) return
    key = String(parse(raw))
    raw = ''
    state = 'colon'
  }

  function readNext(char: string): void {
    if (BLANK.test(char)) return
    if (char !== ',' && char !== '}') throw new NotAnObject()
    state = char === ',' ? 'key' : 'after'
  }

  function read(char: string): void {
    switch (state) {
      case 'before':
        if (char === '{') state = 'key'
        return
      case 'key':
        readKey(char)
        return
      case 'colon':
        if (char === ':') state = 'value'
        else if (!BLANK.test(char)) throw new NotAnObject()
        return
      case 'value':
        if (!BLANK.test(char)) startValue(char)
        return
      case 'text':
        readText(char)
        return
      case 'list':
        readList(char)
        return
      case 'raw':
        readRaw(char)
        return
      case 'next':
        readNext(char)
        return
      case 'after':
    }
  }

  return {
    push(piece) {
      parts = []
      for (const char of piece) read(char)
      if (state === 'text') flushText()
      return parts
    },
    get isComplete() {
      return state === 'after'
    },
  }
}
