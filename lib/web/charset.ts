const BYTE_ORDER_MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** HTML requires the declaration within 1024 bytes; some pages have it later. */
const HEAD_BYTES = 4096
const CHARSET_DECLARATION =
  /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i

/** By byte order mark, header or declaration; else UTF-8 if valid, or windows-1252, as browsers in western Europe do. */
export function decodePage(bytes: Uint8Array, headerCharset: string | null): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const declared = CHARSET_DECLARATION.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))
  for (const label of [marked, headerCharset, declared?.[1] ?? declared?.[2]]) {
    const decoder = label ? decoderOf(label) : null
    if (decoder) return fixWindows1252(decoder.decode(bytes), decoder.encoding)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return fixWindows1252(new TextDecoder('windows-1252').decode(bytes), 'windows-1252')
  }
}

/** From 0x80 to 0x9f; a space for undefined ones. */
const WINDOWS_1252_FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Node 20 decodes windows-1252 as Latin-1, which has control characters from 0x80 to 0x9f. */
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
