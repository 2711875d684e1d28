import fs from 'node:fs'
import path from 'node:path'

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../../src/styles', file), 'utf8')

export const THEMES = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao'] as const
export type Theme = (typeof THEMES)[number]
export type Tokens = Readonly<Record<string, string>>

function bodyOf(source: string, selector: string): string {
  const start = source.indexOf(`${selector} {`)
  return start < 0 ? '' : source.slice(start, source.indexOf('\n}', start))
}

/** The sheet with what it includes in place. */
function tokenSheet(): string {
  const mixins = read('mixins.scss')
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

/** The tokens as they stand under a theme: the common ones with the theme's own over them. */
export function tokensOf(theme: Theme): Tokens {
  const source = tokenSheet()
  return { ...block(source, '.theme'), ...(theme === 'main' ? {} : block(source, `.theme-${theme}`)) }
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
