import { pureRender } from './pure-render.mjs'

/** Rules of this project, for Oxlint. */
export default { meta: { name: 'ours' }, rules: { 'pure-render': pureRender } }
