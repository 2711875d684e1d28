import { execFileSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** What the script says of settings; jest itself cannot load a module of the scripts. */
function faultsOf(settings: Record<string, string>): string[] {
  const code = `import('./scripts/lib/release-settings.mjs').then((m) => console.log(JSON.stringify(m.releaseFaults(${JSON.stringify(settings)}))))`
  return JSON.parse(execFileSync(process.execPath, ['-e', code], { cwd: ROOT, encoding: 'utf8' })) as string[]
}

const GOOD = { TARO_APP_ID: 'wx1234567890abcdef', TARO_APP_WEAPP_ORIGIN: 'https://api.quanyi.cn' }

test('an upload needs an app id and an address of its own', () => {
  expect(faultsOf(GOOD)).toEqual([])
  expect(faultsOf({})).toHaveLength(2)
  expect(faultsOf({ ...GOOD, TARO_APP_ID: 'wx0000000000000001' })).toEqual([
    expect.stringContaining('example')
  ])
  expect(faultsOf({ ...GOOD, TARO_APP_ID: 'touristappid' })).toHaveLength(1)
  for (const origin of [
    '',
    'https://privilege.example.com',
    'http://api.quanyi.cn',
    'https://127.0.0.1:9527'
  ])
    expect(faultsOf({ ...GOOD, TARO_APP_WEAPP_ORIGIN: origin })).toHaveLength(1)
  expect(faultsOf({ ...GOOD, TARO_APP_UAT_ORIGIN: 'https://uat.privilege.example.com' })).toHaveLength(1)
})

test('the settings of the repository are examples: a build for upload ends before it begins', () => {
  const shell = { ...process.env, TARO_APP_ID: '', TARO_APP_WEAPP_ORIGIN: '' }
  for (const name of ['TARO_APP_ID', 'TARO_APP_WEAPP_ORIGIN'] as const)
    delete (shell as NodeJS.ProcessEnv)[name]
  expect(() =>
    execFileSync(process.execPath, ['scripts/build.mjs', '--release'], {
      cwd: ROOT,
      env: shell,
      stdio: 'pipe'
    })
  ).toThrow(/Not fit for upload/)
})
