import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|txt|wasm)$/
/** Smaller files gain nothing, bytes. */
const WORTH_IT = 512

/** Writes `.br` and `.gz` beside every text file of a folder, for the server to send as they are. */
export async function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const file = path.join(entry.parentPath ?? entry.path, entry.name)
    const body = readFileSync(file)
    if (body.length < WORTH_IT) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    )
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
