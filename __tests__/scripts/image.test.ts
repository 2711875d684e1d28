/** What `npm run image:try` reads of the Dockerfiles and of compose.yaml; the try itself needs root and a Debian. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { importModule } from '../support/import-module'

interface Stage {
  readonly from: string
  readonly name: string
  readonly steps: readonly { instruction: string; options: readonly (readonly string[])[]; rest: string }[]
}

const ROOT = join(__dirname, '../..')
const OURS = ['Dockerfile', 'deploy/pgbouncer/Dockerfile']
const script = (name: string) => importModule(join(ROOT, 'scripts/image', name))

const reader = async () =>
  (await script('dockerfile.mjs')) as { readDockerfile: (file: string) => readonly Stage[] }

test('stages, options and continued lines of a Dockerfile are read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dockerfile-'))
  const file = join(folder, 'Dockerfile')
  writeFileSync(
    file,
    '# a comment\nFROM node:24 AS build\nRUN --mount=type=cache,target=/root/.npm one && \\\n  two\n\nFROM scratch\nCOPY --from=build --chown=1:1 /a /b\n'
  )
  const { readDockerfile } = await reader()
  expect(readDockerfile(file)).toEqual([
    {
      from: 'node:24',
      name: 'build',
      steps: [
        { instruction: 'RUN', options: [['mount', 'type=cache,target=/root/.npm']], rest: 'one &&    two' }
      ]
    },
    {
      from: 'scratch',
      name: 'stage-1',
      steps: [
        {
          instruction: 'COPY',
          options: [
            ['from', 'build'],
            ['chown', '1:1']
          ],
          rest: '/a /b'
        }
      ]
    }
  ])
  rmSync(folder, { recursive: true })
})

test('every instruction and image of ours can be tried', async () => {
  const { readDockerfile } = await reader()
  const { INSTRUCTIONS } = (await script('build-image.mjs')) as { INSTRUCTIONS: readonly string[] }
  const { IMAGES } = (await script('base-images.mjs')) as { IMAGES: readonly string[] }
  const stages = OURS.flatMap((file) => readDockerfile(join(ROOT, file)))
  expect(stages.length).toBeGreaterThan(2)
  const unknown = stages.flatMap(({ steps }) => steps.map(({ instruction }) => instruction))
  expect(unknown.filter((instruction) => !INSTRUCTIONS.includes(instruction))).toEqual([])
  const { services } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { image?: string; build?: string }>
  }
  const images = Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []))
  expect(images).not.toEqual([])
  expect([...stages.map(({ from }) => from), ...images].filter((image) => !IMAGES.includes(image))).toEqual(
    []
  )
})
