import { existsSync } from 'node:fs'
import path from 'node:path'
import { SPEC_MAP } from '../spec-map'

it.each(Object.entries(SPEC_MAP))('%s', (_, file) => {
  expect(existsSync(path.join(__dirname, '..', file))).toBe(true)
})
