// node scripts/fonts.mjs: cuts the fonts that the app serves out of the complete families. Run it by hand after an update of their
// packages, and commit what it writes. Archivo and IBM Plex Mono are under the SIL Open Font License, which is copied along.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { inProject } from './support/project.mjs'

const ARCHIVO = 'node_modules/@fontsource-variable/archivo'
const ARCHIVO_FILE = `${ARCHIVO}/files/archivo-latin-wdth-normal.woff2`
const PLEX_MONO_FILE = 'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'

const listCharacters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const ENGLISH = `${listCharacters(0x20, 0x7e)}£©·×é–—‘’‚“”„†‡•…‰‹›€™−↑↓`
/** Letters of European names, which few pages need. app/layout.tsx gives the browser the same range. */
const EUROPEAN = listCharacters(0xa0, 0x17f)

/** Every page needs the first three. The fourth loads only for other letters. The .woff files are for generated pictures. */
const ARCHIVO_FONTS = [
  { file: 'archivo-regular.woff2', format: 'woff2', characters: ENGLISH, axes: { wght: 400, wdth: 100 } },
  { file: 'archivo-semibold.woff2', format: 'woff2', characters: ENGLISH, axes: { wght: 600, wdth: 100 } },
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

for (const font of ARCHIVO_FONTS) await writeFont(ARCHIVO_FILE, font)
await writeFont(PLEX_MONO_FILE, { file: 'plex-mono.woff2', format: 'woff2', characters: ENGLISH })
copyFileSync(inProject(`${ARCHIVO}/LICENSE`), inProject('app/fonts/LICENSE'))
