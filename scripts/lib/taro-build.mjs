import { rmSync } from 'node:fs'
import { inDist } from './dist.mjs'
import { runTool } from './run-tool.mjs'

/** The folder that a build is written to; config/index.ts says the same. */
const folderOf = (target, { fixture, development }) =>
  inDist(`${development ? 'dev-' : ''}${fixture ? 'fixture-' : ''}${target}`)

/**
 * Builds one target: the product, or the `fixture` in its place, for release or as a `development` build that does not watch. The last
 * lines of a build are shown only when it fails.
 */
export async function taroBuild(target, { fixture = false, development = false } = {}) {
  rmSync(folderOf(target, { fixture, development }), { recursive: true, force: true })
  const mode = process.env.TARO_APP_ENV ?? 'development'
  const { status, output } = await runTool(
    ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', target, '--mode', mode],
    {
      env: { NODE_ENV: development ? 'development' : 'production', ...(fixture ? { FIXTURE: '1' } : {}) }
    }
  )
  if (status !== 0 || /compiled with \d+ error|ERROR in|编译失败/.test(output)) {
    console.error(withoutProgress(output).slice(-60).join('\n'))
    throw new Error(`The ${target} build failed; its last lines stand above.`)
  }
  if (target === 'weapp' && !fixture && !development) await writePrivacyList()
}

/** What the mini-program asks of its users, for WeChat's form: beside the package, whose whole folder is uploaded. */
async function writePrivacyList() {
  const program = ['scripts/run-ts.mjs', 'scripts/privacy/write.ts']
  const { status, output } = await runTool([...program, inDist('weapp'), inDist('weapp-privacy.json')])
  if (status !== 0) throw new Error(`The list of what the mini-program asks for was not written:\n${output}`)
}

const PROGRESS = /● Webpack|即将开始启动编译|^\s*(├|│|└)?\s*$|\(\d+%\)|Plugin$/

/** The meaningful lines of a build's output: without colours and progress bars. */
function withoutProgress(output) {
  const plain = output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '').replace(/\r/g, '\n')
  return plain.split('\n').filter((line) => line.trim() && !PROGRESS.test(line) && !/›/.test(line))
}
