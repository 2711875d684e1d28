/**
 * Babel: private members (`#client`) of a library as plain properties (`_QueryObserver_client`). What Babel does by itself,
 * a helper call for each access and a definition for each member, is a quarter of TanStack Query's size; browsers of iOS
 * 14.0 know no private methods. The name of the class stands in each, so that no member of a subclass meets another's; a
 * release has its hash and a number instead.
 */
const isRelease = process.env.NODE_ENV === 'production'

function hash(text) {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 46656
  return sum.toString(36)
}

/** Which class has which hash, in all files of a build. */
const owners = new Map()

/** The hash of a class's name. @throws where another class has it: a member of one could meet the other's */
function ownHash(name) {
  const short = hash(name)
  const owner = owners.get(short) ?? name
  if (owner !== name) throw new Error(`plain-privates: ${owner} and ${name} have the same hash (${short})`)
  owners.set(short, name)
  return short
}

module.exports = function plainPrivates({ types: t }) {
  /** The plain name of a private name: its class's and its own, or its place in the class. */
  function plainName(path) {
    const { name } = path.node.id
    const isIt = (member) => member.key?.type === 'PrivateName' && member.key.id.name === name
    const owner = path.findParent((parent) => parent.isClass() && parent.node.body.body.some(isIt))
    const named = owner.node.id ?? owner.parent.id
    if (!named) throw path.buildCodeFrameError('a class without a name has private members')
    const at = owner.node.body.body.findIndex(isIt)
    const plain = isRelease ? `_${ownHash(named.name)}${at.toString(36)}` : `_${named.name}_${name}`
    const isTaken = (member) => member.key?.type === 'Identifier' && member.key.name === plain
    if (owner.node.body.body.some(isTaken)) throw path.buildCodeFrameError(`${plain} is a member already`)
    return t.identifier(plain)
  }

  /** Members keep their names until every use has found its class. */
  function plain(program) {
    const names = []
    program.traverse({
      PrivateName(path) {
        if (path.parentPath.isBinaryExpression())
          throw path.buildCodeFrameError('#name in object is not known here')
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
