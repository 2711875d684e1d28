import { readFileSync } from 'node:fs'
import { SECRETS } from '../../server/ssr/address'

const namesIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '')
const listIn = (file: string, name: string) =>
  namesIn(new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(readFileSync(file, 'utf8'))?.[1] ?? '')

test('what the app takes out of its address, the server draws into no page', () => {
  const ofApp = ['CREDENTIALS', 'SECRETS', 'ORDERS'].flatMap((name) =>
    listIn('src/launch/secret-names.ts', name)
  )
  expect(ofApp.length).toBeGreaterThan(9)
  // these two only beside others: where they are a page's own, it is drawn without them
  expect([...SECRETS].sort()).toEqual([...ofApp, 'code', 'state'].sort())
})
