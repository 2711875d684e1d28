/** Cutting texts between whole characters. */
export { cutText } from '@contract/cut-text'
