/** Runs a TypeScript program of the checkout: `node scripts/run-ts.mjs FILE ARGUMENTS`. */
import './lib/current-node.mjs'
// imported late, because it is a package
await import('tsx/cli')
