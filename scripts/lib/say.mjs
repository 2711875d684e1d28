/** Prints one line for the user of the command. */
export const say = (text) => console.log(text)

/** Exits the command with what is wrong and what to do about it. */
export function giveUp(text) {
  console.error(`\n✗ ${text}\n`)
  process.exit(1)
}
