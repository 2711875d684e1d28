/** `npm run pinyin`: writes the server's list of readings anew, after an update of its source. */
import fs from 'node:fs'
import { pinyinFile } from './files'

const { file, text } = pinyinFile()
fs.writeFileSync(file, text)
