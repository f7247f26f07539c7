import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const MIN_BYTES = 1024

/** Writes a Brotli copy of each script and style sheet for lib/server/http/pipeline.ts. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(path.join(folder, file))
      if (content.length < MIN_BYTES) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      writeFileSync(path.join(folder, `${file}.br`), await compress(content, { params }))
    }),
  )
}
