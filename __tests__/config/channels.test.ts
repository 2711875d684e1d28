import { readFileSync } from 'node:fs'
import { CHANNELS } from '@/channels/channels'
import { pathOf } from './citations'

/** The codes in their order, with what stands between the items of a list. */
const list = new RegExp(Object.keys(CHANNELS).join('\\W+'))

// neither the compiler nor a build can compare these
test.each([
  'config/env.ts',
  'types/global.d.ts',
  '.env',
  'oxlint.config.mts',
  'server/config/channels.ts',
  'server/config/secrets.ts',
  'e2e/support/benefits.ts',
  '__tests__/src/styles/read-tokens.ts',
  '__tests__/src/channels/addresses.both.test.ts'
])('%s names the channels that there are (docs/how-to/new-channel.md)', (file) => {
  expect(readFileSync(pathOf(file), 'utf8').replace(/values\.\w+/g, '')).toMatch(list)
})
