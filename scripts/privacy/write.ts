/** `write.ts PACKAGE LIST`: writes what the mini-program in the folder asks of its users, for whoever fills in WeChat's form. */
import fs from 'node:fs'
import { askedFor } from './calls'

const [, , folder = '', list = ''] = process.argv
fs.writeFileSync(list, `${JSON.stringify(askedFor(folder), null, 2)}\n`)
