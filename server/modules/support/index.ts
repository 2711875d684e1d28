/** Customer service by people: its opening hours and phone number. */

export { openingOf } from './opening'
