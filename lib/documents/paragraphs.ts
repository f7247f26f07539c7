/** A line of a page of a PDF, with the place and the size of its letters in points. */
export interface PdfLine {
  text: string
  x: number
  right: number
  y: number
  size: number
}

const BULLET = /^[-–—•*·▪◦‣●○■□➢➤✓✔\uf0b7\uf0a7]\s*/
/** The end of a line in which a word is divided; a letter may be of two units. */
const HYPHENATED_END = /\p{Ll}[-\u00ad]$/u
const PAGE_NUMBER = /^(?:page\s*)?\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?$/i

/** The lines that stand alike at the head or foot of most pages: they belong to the paper, not to the text. A slide has neither. */
function findRepeatedLines(pages: readonly PdfLine[][]): Set<string> {
  const counts = new Map<string, number>()
  for (const lines of pages.filter(({ length }) => length > 2))
    for (const text of new Set([lines.at(0), lines.at(-1)].map((line) => withoutNumbers(line?.text ?? ''))))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const most = Math.max(3, pages.length / 2)
  return new Set([...counts].filter(([text, count]) => text !== '' && count >= most).map(([text]) => text))
}

const withoutNumbers = (text: string) => text.trim().replace(/\d+/g, '#')

/** Whether a line goes on with the sentence of the one above it: same letters, close below, and that one ran to the right edge. */
function isContinuation(above: PdfLine, line: PdfLine, edge: number): boolean {
  if (BULLET.test(line.text)) return false
  const sameLetters = Math.abs(above.size - line.size) <= 0.08 * above.size
  const gap = above.y - line.y
  return sameLetters && gap > 0 && gap < 1.75 * above.size && above.right > 0.75 * edge
}

/** Joins the lines of a paragraph; a word that was divided at the end of one becomes whole. Each line is looked at once, however many there are. */
function joinLines(lines: readonly string[]): string {
  const parts = lines.map((line, index) => {
    const below = lines[index + 1]
    if (below === undefined) return line
    return HYPHENATED_END.test(line.slice(-3)) && /^\p{Ll}/u.test(below) ? line.slice(0, -1) : `${line} `
  })
  return parts.join('')
}

/** The paragraphs of a PDF's pages: lines that were only broken by the paper's width are joined, heads and feet are left out. */
export function paragraphsOf(pages: readonly PdfLine[][]): string[] {
  const paper = findRepeatedLines(pages)
  const paragraphs: string[][] = []
  for (const page of pages) {
    const lines = page
      .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => text !== '' && !PAGE_NUMBER.test(text) && !paper.has(withoutNumbers(text)))
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
