/**
 * Babel: private members (`#client`) of a library as plain properties (`_QueryObserver_client`). What Babel does by itself,
 * a helper call for each access and a definition for each member, is a quarter of TanStack Query's size; browsers of iOS
 * 14.0 know no private methods. The name of the class stands in each, so that no member of a subclass meets another's.
 */
module.exports = function plainPrivates({ types: t }) {
  /** The name of the class around a path that has a private member of this name. */
  function ownerOf(path, name) {
    const owner = path.findParent(
      (parent) =>
        parent.isClass() &&
        parent.node.body.body.some((member) => member.key?.type === 'PrivateName' && member.key.id.name === name)
    )
    const named = owner.node.id ?? owner.parent.id
    if (!named) throw path.buildCodeFrameError('a class without a name has private members')
    return named.name
  }

  const plainName = (path) => t.identifier(`_${ownerOf(path, path.node.id.name)}_${path.node.id.name}`)

  /** Members keep their names until every use has found its class. */
  function plain(program) {
    const names = []
    program.traverse({
      PrivateName(path) {
        if (path.parentPath.isBinaryExpression()) throw path.buildCodeFrameError('#name in object is not known here')
        names.push([path, plainName(path)])
      }
    })
    for (const [path, name] of names) {
      const member = path.parentPath
      if (member.isClassPrivateProperty()) {
        const { value, static: isStatic } = member.node
        member.replaceWith(t.classProperty(name, value, null, null, false, isStatic))
      } else if (member.isClassPrivateMethod()) {
        const { kind, params, body, static: isStatic, async, generator } = member.node
        const method = t.classMethod(kind, name, params, body, false, isStatic, generator, async)
        member.replaceWith(method)
      } else path.replaceWith(name)
    }
  }

  return { name: 'plain-privates', visitor: { Program: { enter: plain } } }
}
