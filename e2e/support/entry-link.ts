/** The sites of the sandbox that send their users to us. */
export type EntrySite = 'distributor' | 'lvyun' | 'jinjiang'

/** The link by which a site sends a user to us, with a fresh sign, token or code. @throws Error when it sends nobody */
export async function entryLink(
  origin: string,
  site: EntrySite,
  form: Readonly<Record<string, string>>
): Promise<URL> {
  const answer = await fetch(`${origin}/sandbox/${site}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(form).toString()
  })
  const address = answer.headers.get('location')
  if (!address) throw new Error(`${site} sends nobody: ${answer.status} ${await answer.text()}`)
  return new URL(address, origin)
}
