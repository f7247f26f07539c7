// fonts.mjs: cuts the faces that the app serves out of the whole Archivo (two axes, 88 KB). Run by hand, after a new version
// of the package; what it writes is committed. Archivo is under the SIL Open Font License, which goes with it.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { inProject } from './support/project.mjs'

const PACKAGE = 'node_modules/@fontsource-variable/archivo'
const SOURCE = `${PACKAGE}/files/archivo-latin-wdth-normal.woff2`

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const SIGNS = '–—‘’‚“”„†‡•…‰‹›€™−→←↑↓'
const ENGLISH = `${range(0x20, 0x7e)}£©·×é${SIGNS}`
/** The letters of the names of Europe, which few pages need. app/layout.tsx tells the browser the same range. */
const MORE = range(0xa0, 0x17f)

/**
 * What every page shows fits three small files, each of one round trip: body text, its heavier weight, and wide letters for headings.
 * Other letters come from a fourth, fetched where they stand in a text. Two more are for the pictures made at build.
 */
const FACES = [
  { file: 'archivo-regular.woff2', format: 'woff2', text: ENGLISH, wght: 400, wdth: 100 },
  { file: 'archivo-semibold.woff2', format: 'woff2', text: ENGLISH, wght: 600, wdth: 100 },
  { file: 'archivo-display.woff2', format: 'woff2', text: ENGLISH, wght: 650, wdth: 114 },
  { file: 'archivo-more.woff2', format: 'woff2', text: MORE, wght: { min: 400, max: 700 }, wdth: 100 },
  { file: 'archivo-text.woff', format: 'woff', text: ENGLISH, wght: 450, wdth: 100 },
  { file: 'archivo-display.woff', format: 'woff', text: ENGLISH, wght: 650, wdth: 114 },
]

const source = readFileSync(inProject(SOURCE))
for (const { file, format, text, wght, wdth } of FACES) {
  const face = await subsetFont(source, text, { targetFormat: format, variationAxes: { wght, wdth } })
  writeFileSync(inProject(`app/fonts/${file}`), face)
  console.log(`${file}  ${(face.length / 1024).toFixed(1)} KB`)
}

/** Figures and codes, in one weight. IBM Plex Mono is under the same licence. */
const MONO = 'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'
const mono = await subsetFont(readFileSync(inProject(MONO)), ENGLISH, { targetFormat: 'woff2' })
writeFileSync(inProject('app/fonts/plex-mono.woff2'), mono)
console.log(`plex-mono.woff2  ${(mono.length / 1024).toFixed(1)} KB`)
copyFileSync(inProject(`${PACKAGE}/LICENSE`), inProject('app/fonts/LICENSE'))
