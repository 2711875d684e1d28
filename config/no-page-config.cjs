/**
 * Babel: Taro evaluates a page's configuration at build time, and also bundles it as an entry that is thrown
 * away. What such entries shared was not thrown away: the routes table was in the mini-program's main package
 * only because of them.
 */
module.exports = function noPageConfig({ types: t }) {
  const enter = ({ node }) => {
    node.body = [t.exportDefaultDeclaration(t.objectExpression([]))]
  }
  return { name: 'no-page-config', visitor: { Program: { enter } } }
}
