/** `npm run pinyin`: regenerates the server's list of readings after an update of its source. */
import fs from 'node:fs'
import { pinyinFile } from './files'

const { file, text } = pinyinFile()
fs.writeFileSync(file, text)
