/**
 * Babel: the configuration of a page is read by Taro while it builds, and bundled besides, as an entry of its own that is thrown
 * away. What such entries share was not: the routes table was in the mini-program's main package by them alone.
 */
module.exports = function noPageConfig({ types: t }) {
  const enter = ({ node }) => {
    node.body = [t.exportDefaultDeclaration(t.objectExpression([]))]
  }
  return { name: 'no-page-config', visitor: { Program: { enter } } }
}
