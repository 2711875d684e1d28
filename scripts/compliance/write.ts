/** `npm run compliance`: regenerates the documents on personal data after a change of its table. */
import fs from 'node:fs'
import { complianceFiles } from './files'

for (const { file, text } of complianceFiles()) fs.writeFileSync(file, text)
