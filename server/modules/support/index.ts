/** Customer service by people: when it answers, and its phone. */

export { openingOf } from './opening'
