import { readFileSync } from 'node:fs'
import { pathOf, texts } from './citations'

interface Package {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const { dependencies, devDependencies } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8')) as Package

/** Packages that no file of ours imports, each with what needs it by name. Types of a package go with the package. */
const BY_NAME: Readonly<Record<string, string>> = {
  '@babel/preset-react': 'babel-preset-taro asks for it as a peer',
  '@babel/runtime': 'what Babel makes of our code imports it',
  '@pmmmwh/react-refresh-webpack-plugin': 'the framework plug-in asks for it as a peer',
  '@swc/core': '@swc/jest asks for it as a peer',
  '@swc/jest': 'jest.config.cjs names it as what transforms',
  '@tarojs/plugin-html': 'config/index.ts names it among the plug-ins',
  '@tarojs/plugin-platform-h5': 'Taro loads it for the target h5',
  '@tarojs/taro-loader': 'the build asks for it as a peer',
  '@tarojs/webpack5-runner': 'Taro loads it as the compiler of config/index.ts',
  'babel-plugin-import': 'babel.config.js names it as `import`',
  'babel-preset-taro': 'babel.config.js names it as `taro`',
  eslint: 'scripts/lib/checks.mjs runs it',
  jest: 'scripts/lib/checks.mjs runs it',
  'jest-environment-jsdom': 'jest.config.cjs names it as the environment jsdom',
  'lint-staged': 'the pre-commit hook of .simple-git-hooks.json runs it',
  'miniprogram-compiler': 'e2e/weapp/host/compile.ts runs its program',
  oxlint: 'scripts/lib/checks.mjs runs it',
  'oxlint-tsgolint': 'oxlint runs it for the rules that need types',
  postcss: 'the build asks for it as a peer',
  prettier: 'scripts/lib/checks.mjs runs it',
  'react-refresh': 'babel-preset-taro asks for it as a peer',
  'simple-git-hooks': 'package.json runs it as `npm run hooks`',
  'squawk-cli': '__tests__/config/migrations.test.ts runs it',
  'typescript-7': 'scripts/lib/checks.mjs runs it'
}

const sources = texts('.md').map((name) => readFileSync(pathOf(name), 'utf8'))
const escaped = (name: string) => name.replace(/[/.]/g, '\\$&')
const isImported = (name: string) => {
  const imported = new RegExp(`(?:from|import|require|resolve)[\\s(]*['"]${escaped(name)}['"/]`)
  return sources.some((source) => imported.test(source))
}

/** `@types/react-dom` is of react-dom; those of the language's surroundings are of no package. */
const isNeeded = (name: string): boolean => {
  const typed = /^@types\/(.*)$/.exec(name)?.[1]
  return typed === undefined
    ? isImported(name)
    : typed === 'node' || isNeeded(typed) || typed in devDependencies
}

const names = Object.keys({ ...dependencies, ...devDependencies })

test('every dependency is imported, or it is known what needs it', () => {
  expect(names.filter((name) => !isNeeded(name) && !BY_NAME[name])).toEqual([])
})

test('what is needed by name alone is a dependency and is imported nowhere', () => {
  expect(Object.keys(BY_NAME).filter((name) => !names.includes(name) || isImported(name))).toEqual([])
})
