import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { BOX_PLANES, createBoxFont } from './box-font'
import type { WrittenDocument } from './model'
import { PDF_TEMPLATE } from './pdf-template'

/** The engine is a native package, which not every platform has. */
export class PdfEngineMissingError extends Error {}

const FONT_FILES = ['latin', 'latin-ext', 'vietnamese'].flatMap((part) =>
  ['regular', 'semibold'].map((weight) => `archivo-${part}-${weight}.ttf`),
)

/** What the fonts of the template have. */
const DRAWN = /[\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC]/u

/** Of planes that no font here has, such as the tags in flags. */
const UNDRAWABLE = /[\u{30000}-\u{10FFFF}]/gu

/** Compilers are never freed, so each is made once: most documents need no boxes. */
let loaded: { plain: NodeCompiler; getWithBoxes: () => NodeCompiler } | undefined

async function loadEngine() {
  if (loaded) return loaded
  const fonts = FONT_FILES.map((name) => readFileSync(path.join(process.cwd(), 'app/fonts', name)))
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch((cause) => {
    throw new PdfEngineMissingError('the engine that writes PDF cannot be loaded', { cause })
  })
  const create = (...more: Buffer[]) => Compiler.create({ fontArgs: [{ fontBlobs: [...fonts, ...more] }] })
  let withBoxes: NodeCompiler | undefined
  const getWithBoxes = () => {
    withBoxes ??= create(...BOX_PLANES.map(createBoxFont))
    return withBoxes
  }
  loaded = { plain: create(), getWithBoxes }
  return loaded
}

/** Tagged, as PDF/UA-1 asks. The same document always has the same bytes. Throws PdfEngineMissingError. */
export async function writePdf(document: WrittenDocument): Promise<Uint8Array> {
  const { plain, getWithBoxes } = await loadEngine()
  const data = JSON.stringify(document).replace(UNDRAWABLE, '')
  const engine = [...new Set(data)].every((character) => DRAWN.test(character)) ? plain : getWithBoxes()
  try {
    return engine.pdf({ mainFileContent: PDF_TEMPLATE, inputs: { data } }, { pdfStandard: 'ua-1' })
  } finally {
    // Or each document would stay in memory.
    engine.evictCache(0)
  }
}
