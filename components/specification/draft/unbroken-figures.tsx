const UNBROKEN = [
  String.raw`\d+-\p{L}+`,
  String.raw`\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4}`,
  String.raw`£\d[\d,.]*k? (?:an?|per) \p{Ll}{1,5}`,
  String.raw`(?<!\p{L})\p{L}{1,16} (?:Ltd|Limited|plc|PLC|LLP)(?!\p{L})`,
]
const PARTS = new RegExp(`(${UNBROKEN.join('|')})`, 'gu')

/** Keeps "9-day", "1 March 2027", "£60,000 a year" and "Pumps Ltd" on one line. */
export function UnbrokenFigures({ children }: { children: string }) {
  let start = 0
  return children.split(PARTS).map((part, index) => {
    const key = start
    start += part.length
    return index % 2 === 1 ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    )
  })
}
