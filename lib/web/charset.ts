const BYTE_ORDER_MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** Where a page has to declare its charset, with some grace. */
const HEAD_BYTES = 4096
const CHARSET_DECLARATION =
  /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i

/**
 * The text of a page: by its byte order mark, the charset of its header, the one it declares itself, or else UTF-8 where it is valid
 * and windows-1252 where it is not (as browsers in western Europe do).
 */
export function decodePage(bytes: Uint8Array, header: string | null): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const found = CHARSET_DECLARATION.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))
  for (const label of [marked, header, found?.[1] ?? found?.[2]]) {
    const decoder = label ? decoderOf(label) : null
    if (decoder) return fixWindows1252(decoder.decode(bytes), decoder.encoding)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return fixWindows1252(new TextDecoder('windows-1252').decode(bytes), 'windows-1252')
  }
}

/** What windows-1252 has where Latin-1 has control characters, from 0x80 on; a space where it has nothing. */
const WINDOWS_1252_FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Node 20 reads windows-1252, and all that the web means by Latin-1, as Latin-1 itself. */
function fixWindows1252(text: string, encoding: string): string {
  if (encoding !== 'windows-1252') return text
  return text.replace(/\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0) - 0x80
    return code < 0 ? character : (WINDOWS_1252_FROM_80[code] ?? character)
  })
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}
