/** RFC 9110. A missing header or a tie means JSON. */
export function prefersEventStream(accept: string | null): boolean {
  return quality(accept, 'text', 'event-stream') > quality(accept, 'application', 'json')
}

function quality(accept: string | null, type: string, subtype: string): number {
  let best = { specificity: -1, q: 0 }
  for (const part of (accept ?? '*/*').split(',')) {
    const [range = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim())
    const [rangeType, rangeSubtype] = range.split('/')
    const specificity = (rangeType === type ? 1 : 0) + (rangeSubtype === subtype ? 1 : 0)
    const matches =
      (rangeType === type || rangeType === '*') && (rangeSubtype === subtype || rangeSubtype === '*')
    if (!matches || specificity < best.specificity) continue
    const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    best = { specificity, q: Number.isFinite(q) ? q : 0 }
  }
  return best.q
}
