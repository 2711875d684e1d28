import { rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'
import { runTool } from './run-tool.mjs'

/**
 * Release build of one target into dist/<target>, or of the fixture into dist/fixture-<target>; its last
 * lines are shown only if it fails.
 */
export async function taroBuild(target, { fixture = false } = {}) {
  rmSync(path.join(ROOT, 'dist', fixture ? `fixture-${target}` : target), { recursive: true, force: true })
  const mode = process.env.TARO_APP_ENV ?? 'development'
  const { status, output } = await runTool(
    ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', target, '--mode', mode],
    { env: { NODE_ENV: 'production', ...(fixture ? { FIXTURE: '1' } : {}) } }
  )
  if (status !== 0 || /compiled with \d+ error|ERROR in|编译失败/.test(output)) {
    console.error(withoutProgress(output).slice(-60).join('\n'))
    throw new Error(`The ${target} build failed; its last lines stand above.`)
  }
}

const PROGRESS = /● Webpack|即将开始启动编译|^\s*(├|│|└)?\s*$|\(\d+%\)|Plugin$/

/** The meaningful lines of a build's output: without colours and progress bars. */
function withoutProgress(output) {
  const plain = output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '').replace(/\r/g, '\n')
  return plain.split('\n').filter((line) => line.trim() && !PROGRESS.test(line) && !/›/.test(line))
}
