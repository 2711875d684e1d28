import { createServer } from 'node:http'
import * as zod from 'zod'
import { counted } from './counter'

declare global {
  var leak: string | undefined
}

/** What a file changes must not be there in the next one: both call this, and either may be the first. */
export function leaveThingsBehind(): void {
  test('nothing of another file is there', () => {
    expect(globalThis.leak).toBeUndefined()
    expect(process.env.LEAK).toBeUndefined()
    expect(process.listenerCount('SIGUSR2')).toBe(0)
    expect(fetch.name).toBe('fetch')
    expect(process.cwd()).not.toBe('/')
    expect(counted()).toBe(1)
  })

  test('it leaves things behind', () => {
    globalThis.leak = process.env.LEAK = 'left'
    process.on('SIGUSR2', () => undefined)
    process.chdir('/')
    globalThis.fetch = function stolen() {
      throw new Error('stolen')
    }
    jest.useFakeTimers()
    expect(counted()).toBe(2)
  })

  test('a package is the one of Node, and there is one realm', () => {
    const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
    expect(zod).toBe(mainModule.require('zod'))
    expect(structuredClone(new Error('a'))).toBeInstanceOf(Error)
    expect(createServer()).toBeInstanceOf(Object)
    expect(() => jest.mock('zod', () => ({}))).toThrow('zod is a package that test files share')
  })
}
