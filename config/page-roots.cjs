const { readdirSync } = require('node:fs')
const path = require('node:path')

/** The folders of `src` that hold pages: the first segment of every page's path. */
module.exports = readdirSync(path.join(__dirname, '../src')).filter((name) => /^pages/.test(name))
