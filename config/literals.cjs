/**
 * For Babel plugins that put what is named of a table where it is named, in place of an import of the table: a table is one
 * module, and whoever names one entry would bring all of them along.
 */
const { buildSync } = require('esbuild')

/** What a module of the project exports that is data alone, so that it can be read at build time. */
function exportsOf(file) {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'cjs', write: false })
  const module = { exports: {} }
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports)
  return module.exports
}

/** Where the value of an import is used; types are left alone. */
const usesOf = (declaration, specifier) =>
  declaration.scope
    .getBinding(specifier.local.name)
    .referencePaths.filter((reference) => !reference.findParent((parent) => parent.isTSType()))

/** A plugin that shows every import declaration of a file to `take`. */
const importTaker = (name, take) => ({
  name,
  visitor: {
    Program: {
      enter: (program) =>
        program
          .get('body')
          .filter((node) => node.isImportDeclaration())
          .forEach(take)
    }
  }
})

module.exports = { exportsOf, importTaker, usesOf }
