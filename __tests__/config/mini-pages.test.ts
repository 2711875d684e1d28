const changed = require('../../config/mini-pages.cjs') as (source: string) => string

it('a bridge of Taro that says it otherwise ends the build', () => {
  expect(() => changed('elements.splice(idx, 1)')).toThrow("Taro's bridge no longer has")
})
