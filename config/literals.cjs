/**
 * For Babel plugins that inline the used entries of a table instead of importing it: a table is a single
 * module, so using one entry would bundle all of them.
 */
const { buildSync } = require('esbuild')

/** The exports of a project module that contains only data, so that it can be evaluated at build time. */
function exportsOf(file) {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'cjs', write: false })
  const module = { exports: {} }
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports)
  return module.exports
}

/** Where the value of an import is used; types are ignored. */
const usesOf = (declaration, specifier) =>
  declaration.scope
    .getBinding(specifier.local.name)
    .referencePaths.filter((reference) => !reference.findParent((parent) => parent.isTSType()))

/** A plugin that passes every import declaration of a file to `take`. */
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
