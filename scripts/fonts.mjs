// node scripts/fonts.mjs: cuts the fonts that the app serves out of the complete families. Run it by hand after an update of their
// packages, and commit what it writes. Archivo and IBM Plex Mono are under the SIL Open Font License, which is copied along.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { inProject } from './support/project.mjs'

const ARCHIVO = 'node_modules/@fontsource-variable/archivo'
const ARCHIVO_FILE = `${ARCHIVO}/files/archivo-latin-wdth-normal.woff2`
/** Of other letters of Latin script, each in a file of its own. */
const ARCHIVO_PARTS = ['latin', 'latin-ext', 'vietnamese']
const PLEX_MONO_FILE = 'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'

const listCharacters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const ENGLISH = `${listCharacters(0x20, 0x7e)}£©·×é–—‘’‚“”„†‡•…‰‹›€™−↑↓`
/** Letters of European names, which few pages need. app/layout.tsx gives the browser the same range. */
const EUROPEAN = listCharacters(0xa0, 0x17f)

/** Every page needs the first two. The third loads only for other letters. The .woff files are for generated pictures. */
const ARCHIVO_FONTS = [
  {
    file: 'archivo-text.woff2',
    format: 'woff2',
    characters: ENGLISH,
    axes: { wght: { min: 400, max: 600 }, wdth: 100 },
  },
  { file: 'archivo-display.woff2', format: 'woff2', characters: ENGLISH, axes: { wght: 650, wdth: 114 } },
  {
    file: 'archivo-more.woff2',
    format: 'woff2',
    characters: EUROPEAN,
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
  },
  { file: 'archivo-text.woff', format: 'woff', characters: ENGLISH, axes: { wght: 450, wdth: 100 } },
  { file: 'archivo-display.woff', format: 'woff', characters: ENGLISH, axes: { wght: 650, wdth: 114 } },
]

async function writeFont(source, { file, format, characters, axes }) {
  const options = { targetFormat: format, variationAxes: axes }
  const font = await subsetFont(readFileSync(inProject(source)), characters, options)
  writeFileSync(inProject(`app/fonts/${file}`), font)
  console.log(`${file}  ${(font.length / 1024).toFixed(1)} KB`)
}

/**
 * Typst reads static TrueType fonts, and takes one font of a family for a weight: so the second and third part get families of their own,
 * under a name of the same length.
 */
async function writePdfFont(part, index, weight, wght) {
  const source = inProject(`${ARCHIVO}/files/archivo-${part}-wdth-normal.woff2`)
  const options = { targetFormat: 'truetype', variationAxes: { wght, wdth: 100 } }
  const font = await subsetFont(readFileSync(source), listCharacters(0x20, 0x2fff), options)
  if (index > 0) renameFamily(font, 'Archivo', `Archiv${index + 1}`)
  writeFileSync(inProject(`app/fonts/archivo-${part}-${weight}.ttf`), font)
  console.log(`archivo-${part}-${weight}.ttf  ${(font.length / 1024).toFixed(1)} KB`)
}

function renameFamily(font, name, newName) {
  for (const encode of [
    (text) => Buffer.from(text, 'latin1'),
    (text) => Buffer.from(text, 'utf16le').swap16(),
  ]) {
    const [from, to] = [encode(name), encode(newName)]
    for (let at = font.indexOf(from); at !== -1; at = font.indexOf(from, at + 1)) to.copy(font, at)
  }
}

for (const font of ARCHIVO_FONTS) await writeFont(ARCHIVO_FILE, font)
await writeFont(PLEX_MONO_FILE, { file: 'plex-mono.woff2', format: 'woff2', characters: ENGLISH })
for (const [index, part] of ARCHIVO_PARTS.entries())
  for (const [weight, wght] of Object.entries({ regular: 400, semibold: 600 }))
    await writePdfFont(part, index, weight, wght)
copyFileSync(inProject(`${ARCHIVO}/LICENSE`), inProject('app/fonts/LICENSE'))
