import fs from 'node:fs'
import path from 'node:path'
import * as sass from 'sass'

const UI = path.resolve(__dirname, '../../../src/ui')
const filesIn = (folder: string) =>
  fs.readdirSync(path.join(UI, folder)).map((name) => path.join(UI, folder, name))

/** The SVG pictures in a compiled style sheet, each parsed as a browser does it. */
function picturesOf(file: string): Document[] {
  const { css } = sass.compile(file)
  return [...css.matchAll(/url\("data:image\/svg\+xml,([^"]+)"\)/g)].map(([, svg]) =>
    new DOMParser().parseFromString(decodeURIComponent(svg ?? ''), 'image/svg+xml')
  )
}

describe.each([
  ['icon/icons', 1024],
  ['illustration/illustrations', 2048]
])('%s', (folder, limit) => {
  it.each(filesIn(folder))('%s is well-formed and small', (file) => {
    const pictures = picturesOf(file)
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      expect(picture.querySelector('parsererror')).toBeNull()
      expect(picture.documentElement.tagName).toBe('svg')
      expect(picture.documentElement.outerHTML.length).toBeLessThanOrEqual(limit)
    }
  })
})

it('tab icons have two states and categories two tones', () => {
  for (const file of filesIn('icon/icons').filter((name) => /tab-|category-/.test(name)))
    expect(picturesOf(file)).toHaveLength(2)
})
