/**
 * A text as an age file for one public key (`age1…`), armored: whoever has the private key reads it with any age program.
 * @throws Error if it is no such key
 */
export async function ageFile(text: string, recipient: string): Promise<string> {
  // loaded by the few calls that encrypt, not at the start
  const { armor, Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return armor.encode(await encrypter.encrypt(text))
}
