/** A build puts its release in place when it is complete, and is no danger to the one that runs. */
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importModule } from '../support/import-module'

const FILE = join(__dirname, '../../scripts/lib/dist.mjs')

interface Dist {
  inDist(...parts: string[]): string
  putInPlace(root: string): void
  buildAside<T>(build: () => Promise<T>, root: string): Promise<T>
}

let root: string
let dist: Dist
beforeEach(async () => {
  dist = (await importModule(FILE)) as Dist
  root = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const [name, text] of [
    ['h5/index.html', 'a'],
    ['h5/js/page.aaaaaaaa.js', 'a'],
    ['server/main.cjs', 'a'],
    ['pictures/one.png', 'kept']
  ] as const)
    write(join(root, 'dist', name), text)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}
const read = (name: string) => readFileSync(join(root, 'dist', name), 'utf8')
const isRelease = (letter: string) =>
  read('h5/index.html') === letter &&
  read('server/main.cjs') === letter &&
  existsSync(join(root, `dist/h5/js/page.${letter.repeat(8)}.js`))
const releaseB = (folder: string) => {
  for (const name of ['h5/index.html', 'h5/js/page.bbbbbbbb.js', 'server/main.cjs'])
    write(join(folder, name), 'b')
}

test('the old release is whole until the new one is, and what is no part of a release stays', async () => {
  const result = await dist.buildAside(async () => {
    releaseB(dist.inDist())
    expect(isRelease('a')).toBe(true)
    return Promise.resolve('built')
  }, root)
  expect(result).toBe('built')
  expect(isRelease('b')).toBe(true)
  expect(existsSync(join(root, 'dist/h5/js/page.aaaaaaaa.js'))).toBe(false)
  expect(read('pictures/one.png')).toBe('kept')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a build that fails changes nothing, and leaves nothing', async () => {
  const failed = dist.buildAside(() => {
    write(dist.inDist('h5/index.html'), 'half')
    return Promise.reject(new Error('no memory'))
  }, root)
  await expect(failed).rejects.toThrow('no memory')
  expect(isRelease('a')).toBe(true)
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a build that is killed in the middle changes nothing; the next one removes what it left', async () => {
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    const { buildAside, inDist } = await import(${JSON.stringify(FILE)})
    await buildAside(async () => {
      mkdirSync(inDist('h5'), { recursive: true })
      writeFileSync(inDist('h5/index.html'), 'half')
      console.log('half')
      await new Promise(() => setInterval(() => undefined, 1000))
    }, ${JSON.stringify(root)})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  expect(isRelease('a')).toBe(true)
  expect(readdirSync(root)).toHaveLength(2)
  await dist.buildAside(async () => Promise.resolve(releaseB(dist.inDist())), root)
  expect(isRelease('b')).toBe(true)
  expect(readdirSync(root)).toEqual(['dist'])
})

test.each([0, 1, 2])('killed after %i moves, the next start completes the new release', (moves) => {
  releaseB(join(root, '.dist-ready'))
  mkdirSync(join(root, '.dist-old'))
  const names = readdirSync(join(root, '.dist-ready'))
  for (const name of names.slice(0, moves)) {
    renameSync(join(root, 'dist', name), join(root, '.dist-old', name))
    // the last of them has only left
    if (name !== names[moves - 1]) renameSync(join(root, '.dist-ready', name), join(root, 'dist', name))
  }
  dist.putInPlace(root)
  expect(isRelease('b')).toBe(true)
  expect(read('pictures/one.png')).toBe('kept')
  expect(readdirSync(root)).toEqual(['dist'])
})
