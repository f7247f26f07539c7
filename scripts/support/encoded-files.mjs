import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** Smaller ones gain nothing. */
const LEAST = 1024

/**
 * Writes beside each script and style sheet below a folder the same in Brotli, as small as it gets (lib/server/http/brotli-files.ts serves it).
 * @param {string} folder absolute
 */
export async function encodeFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css)$/.test(file))
  const encode = async (file) => {
    const text = readFileSync(path.join(folder, file))
    if (text.length < LEAST) return
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    writeFileSync(path.join(folder, `${file}.br`), await compress(text, { params }))
  }
  await Promise.all(files.map(encode))
}
