import { readFileSync } from 'node:fs'

/** Logical lines of a Dockerfile: without comments, continued lines joined. */
const linesOf = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** `--name=value` options before the arguments of an instruction; an option may be given more than once. */
function withOptions(text) {
  const options = []
  let rest = text
  for (let found = /^--([\w-]+)=(\S+)\s+/.exec(rest); found; found = /^--([\w-]+)=(\S+)\s+/.exec(rest)) {
    options.push([found[1], found[2]])
    rest = rest.slice(found[0].length)
  }
  return { options, rest }
}

/**
 * Parses a Dockerfile into its stages: base image, name, and steps in order. It parses what our Dockerfiles
 * use; an unsupported instruction fails when it is executed.
 */
export function readDockerfile(file) {
  const stages = []
  for (const line of linesOf(readFileSync(file, 'utf8'))) {
    const [, instruction, text] = /^(\w+)\s+(.*)$/.exec(line)
    if (instruction === 'FROM') {
      const [from, , name] = text.split(/\s+/)
      stages.push({ from, name: name ?? `stage-${stages.length}`, steps: [] })
    } else stages.at(-1).steps.push({ instruction, ...withOptions(text) })
  }
  return stages
}
