import { BOX_PLANES, boxFamilyOf } from './box-font'

/**
 * Typst. All text comes from `data`, as strings: nothing in them is markup. Headings stand beside their lists in grids, which have no tags
 * of their own, so that a screen reader meets heading, list, heading, list.
 */
export const PDF_TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#let ink = rgb("#1c2430")
#let quiet = rgb("#4d5867")
#let blue = rgb("#1f4f8f")
#let rule = 0.5pt + rgb("#9fb0c6")

// Archivo in three parts (scripts/fonts.mjs), then what the engine brings along for other scripts. A letter that a font would compose of
// two must come from the part that has it. Ligatures are off: readers of the PDF lose their letters.
#let fonts = (
  (name: "Archivo", covers: regex("[\\u{0}-\\u{ff}\\u{2000}-\\u{206f}\\u{20ac}\\u{2122}]")),
  (name: "Archiv2", covers: regex("[\\u{100}-\\u{24f}]")),
  (name: "Archiv3", covers: regex("[\\u{1ea0}-\\u{1ef9}]")),
  "Libertinus Serif",
  "DejaVu Sans Mono",
  ${BOX_PLANES.map((plane) => `"${boxFamilyOf(plane)}"`).join(', ')},
)

#set document(title: data.title, author: data.author, date: none)
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 20mm, bottom: 22mm),
  footer: context {
    set text(size: 8pt, fill: quiet)
    grid(
      columns: (1fr, auto),
      column-gutter: 8mm,
      data.foot,
      [Page #counter(page).display() of #counter(page).final().first()],
    )
  },
)
#set text(lang: "en", region: "GB", font: fonts, size: 10pt, fill: ink, fallback: false, hyphenate: false, ligatures: false, features: (calt: 0, clig: 0))
#set par(leading: 0.62em, spacing: 0.9em, justify: false)
#show heading.where(level: 1): set text(size: 22pt, weight: 600)
#show heading.where(level: 1): set block(below: 6mm)
#show heading.where(level: 2): it => block(above: 8mm, below: 3mm, width: 100%, sticky: true, {
  line(length: 100%, stroke: 0.8pt + blue)
  v(0mm)
  set text(size: 13pt, weight: 600)
  it.body
})
#show heading.where(level: 3): set text(size: 10pt, weight: 600)
#show heading.where(level: 3): set block(above: 3mm, below: 2mm, sticky: true)
// Longer words have no place to break a line. A zero-width space would be copied with them.
#show regex("\\S{41,}"): it => it.text.clusters().chunks(10).map(part => box(part.join())).join()
#show strong: set text(weight: 600)

#let body-of(item) = {
  item.text
  if "note" in item { linebreak() + text(size: 8.5pt, fill: quiet, item.note) }
}
// A fingerprint stays on one line.
#let value-of(value) = if value.contains(regex("^\\S{41,64}$")) { text(size: 8.8pt, value) } else { value }
#let list-of(items) = if items.all(item => "number" in item) {
  let label(place) = box(width: 10mm, text(size: 8.5pt, fill: quiet, items.at(place - 1).number))
  enum(numbering: label, number-align: start + top, indent: 0mm, body-indent: 1mm, spacing: 0.75em, ..items.map(body-of))
} else {
  list(marker: text(fill: blue, "–"), indent: 0mm, body-indent: 2mm, spacing: 0.75em, ..items.map(body-of))
}
#let beside(label, body) = block(width: 100%, above: 0mm, below: 0mm, inset: (y: 1.8mm), stroke: (bottom: rule), grid(
  columns: (42mm, 1fr),
  column-gutter: 6mm,
  label,
  body,
))

#heading(level: 1, data.title)
#for part in data.blocks {
  if part.kind == "heading" {
    if "isNewPage" in part { pagebreak(weak: true) }
    heading(level: part.level, if "number" in part [#text(fill: blue, part.number)#h(3mm)#part.text] else { part.text })
  } else if part.kind == "paragraph" {
    par(if "isQuiet" in part { text(fill: quiet, part.text) } else { part.text })
  } else if part.kind == "details" {
    table(
      columns: (42mm, 1fr),
      inset: (x, y) => (left: if x == 0 { 0mm } else { 6mm }, right: 0mm, y: 1.8mm),
      stroke: (x, y) => (bottom: rule, top: if y == 0 { rule }),
      ..part.details.map(detail => (text(weight: 600, detail.label), value-of(detail.text))).flatten(),
    )
  } else if part.kind == "list" {
    list-of(part.items)
  } else if part.kind == "ruled" {
    for row in range(part.rows) { block(width: 100%, height: 8mm, above: 0mm, below: 0mm, stroke: (bottom: rule)) }
  } else if part.kind == "row" {
    // What stands there without a number says that there are no lines.
    let lines = part.items.filter(item => "number" in item)
    beside(heading(level: 3, part.label), if lines == () { text(fill: quiet, part.items.map(item => item.text).join(" ")) } else { list-of(part.items) })
  }
}
`
