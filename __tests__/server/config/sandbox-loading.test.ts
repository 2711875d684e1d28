/** That a server whose gateways are real loads nothing of the sandbox. */
import { build, type Metafile } from 'esbuild'
import { createSms } from '../../../server/gateways/sms/create-sms'

const MAIN = 'server/main.ts'
const isSandbox = (file: string) => file.startsWith('server/sandbox/')

let inputs: Metafile['inputs']
beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: [MAIN],
    tsconfig: 'tsconfig.server.json',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    write: false,
    metafile: true,
    logLevel: 'silent'
  })
  inputs = metafile.inputs
})

/** What is loaded with a file, without what is loaded later, when it is needed. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set([entry])
  for (const file of loaded)
    for (const { path, kind } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && inputs[path]) loaded.add(path)
  return loaded
}

test('the start of the server loads no module of it', () => {
  const loaded = [...loadedWith(MAIN)]
  expect(loaded.length).toBeGreaterThan(400)
  expect(loaded.filter(isSandbox)).toEqual([])
})

test('it is loaded by gateways that are a sandbox, and by the list of modules for the demo', () => {
  const asking = Object.entries(inputs).flatMap(([file, { imports }]) =>
    !isSandbox(file) && imports.some(({ path }) => isSandbox(path)) ? [file] : []
  )
  expect(asking.filter((file) => !/^server\/gateways\/[\w-]+\/create-[\w-]+[.]ts$/.test(file))).toEqual([
    'server/modules.ts'
  ])
  expect(asking.length).toBeGreaterThan(10)
})

test('a real gateway never asks for its sandbox, not even where its settings are missing', async () => {
  jest.doMock('../../../server/sandbox/sms/sandbox-sms', () => {
    throw new Error('the sandbox was loaded')
  })
  await expect(createSms('real', {} as never, {})).rejects.toThrow(/SMS_/)
  await expect(createSms('sandbox', {} as never, {})).rejects.toThrow('the sandbox was loaded')
})
