/**
 * `npm run cities`: regenerates the server's list of China's cities and districts after an update of its
 * source.
 */
import fs from 'node:fs'
import { cityFiles } from './files'

for (const { file, text } of cityFiles()) fs.writeFileSync(file, text)
