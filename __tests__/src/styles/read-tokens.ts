import fs from 'node:fs'
import path from 'node:path'

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../../src/styles', file), 'utf8')

export const THEMES = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao'] as const
export type Theme = (typeof THEMES)[number]
/** By day, in the dark, and what stays as by day in the dark. */
export type Light = 'day' | 'dark' | 'daylight in the dark'
export type Tokens = Readonly<Record<string, string>>

function bodyOf(source: string, selector: string): string {
  const start = source.indexOf(`${selector} {`)
  return start < 0 ? '' : source.slice(start, source.indexOf('\n}', start))
}

/** The sheet with what it includes in place. */
function tokenSheet(): string {
  const mixins = read('mixins.scss') + read('colours.scss')
  return read('tokens.scss').replace(/@include (\w+);/g, (_, name: string) =>
    bodyOf(mixins, `@mixin ${name}`)
  )
}

function block(source: string, selector: string): Record<string, string> {
  const body = bodyOf(source, selector)
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])
  )
}

const withoutTheDark = (body: string) => body.replace(/@include in-the-dark \{[\s\S]*?\n {2}\}/g, '')

/** What `styles/colours.scss` changes under a theme. */
function darkOf(theme: Theme, light: Light): Record<string, string> {
  const colours = read('colours.scss')
  return {
    ...block(colours, '@mixin dark'),
    ...block(colours, `@mixin dark-${theme}`),
    ...(light === 'dark' ? {} : block(colours, '@mixin day'))
  }
}

/** The tokens as they stand under a theme: the common ones with the theme's own over them. */
export function tokensOf(theme: Theme, light: Light = 'day'): Tokens {
  const source = withoutTheDark(tokenSheet())
  const tokens = {
    ...block(source, '.theme'),
    ...(theme === 'main' ? {} : block(source, `.theme-${theme}`)),
    ...(light === 'day' ? {} : darkOf(theme, light))
  }
  const resolved = (value: string): string =>
    value.replace(/^var\(--([\w-]+)\)$/, (_, name: string) => tokens[name] ?? '')
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, resolved(value)]))
}

export function token(tokens: Tokens, name: string): string {
  const value = tokens[name]
  if (value === undefined) throw new Error(`no token --${name}`)
  return value
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
