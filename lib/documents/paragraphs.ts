/** Positions and letter size are in points; `y` grows upwards. */
export interface PdfLine {
  text: string
  x: number
  right: number
  y: number
  size: number
}

const BULLET = /^[-–—•*·▪◦‣●○■□➢➤✓✔\uf0b7\uf0a7]\s*/
const HYPHENATED_END = /\p{Ll}[-\u00ad]$/u
const PAGE_NUMBER = /^(?:page\s*)?\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?$/i

/** First and last lines that repeat on most pages. Pages of one or two lines are slides. */
function findRepeatedLines(pages: readonly PdfLine[][]): Set<string> {
  const counts = new Map<string, number>()
  for (const lines of pages.filter(({ length }) => length > 2))
    for (const text of new Set([lines.at(0), lines.at(-1)].map((line) => withoutNumbers(line?.text ?? ''))))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const minimum = Math.max(3, pages.length / 2)
  return new Set([...counts].filter(([text, count]) => text !== '' && count >= minimum).map(([text]) => text))
}

const withoutNumbers = (text: string) => text.trim().replace(/\d+/g, '#')

/** Same letter size, close below, and the line above reaches the right edge. */
function isContinuation(above: PdfLine, line: PdfLine, edge: number): boolean {
  if (BULLET.test(line.text)) return false
  const isSameSize = Math.abs(above.size - line.size) <= 0.08 * above.size
  const gap = above.y - line.y
  return isSameSize && gap > 0 && gap < 1.75 * above.size && above.right > 0.75 * edge
}

function joinLines(lines: readonly string[]): string {
  const parts = lines.map((line, index) => {
    const nextLine = lines[index + 1]
    if (nextLine === undefined) return line
    return HYPHENATED_END.test(line.slice(-3)) && /^\p{Ll}/u.test(nextLine) ? line.slice(0, -1) : `${line} `
  })
  return parts.join('')
}

export function paragraphsOf(pages: readonly PdfLine[][]): string[] {
  const repeatedLines = findRepeatedLines(pages)
  const paragraphs: string[][] = []
  for (const page of pages) {
    const lines = page
      .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
      .filter(
        ({ text }) => text !== '' && !PAGE_NUMBER.test(text) && !repeatedLines.has(withoutNumbers(text)),
      )
    const edge = lines.reduce((widest, { right }) => Math.max(widest, right), 0)
    let above: PdfLine | undefined
    for (const line of lines) {
      if (above && isContinuation(above, line, edge)) paragraphs.at(-1)?.push(line.text)
      else paragraphs.push([line.text.replace(BULLET, '• ')])
      above = line
    }
  }
  return paragraphs.map(joinLines).filter((text) => text !== '• ')
}
