/** What a stranger at the service desk answers to a member's feedback, by the form of the sandbox's page. */
export async function answerAtDesk(origin: string, content: string, answer: string): Promise<void> {
  const desk = `${origin}/sandbox/feedback`
  const page = await (await fetch(desk)).text()
  const card = page.split('<div class="card">').find((part) => part.includes(content)) ?? ''
  const feedbackId = /name="feedbackId" value="([^"]+)"/.exec(card)?.[1]
  if (!feedbackId) throw new Error(`nothing at the desk says "${content}"`)
  const { status } = await fetch(desk, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ feedbackId, answer })
  })
  if (status !== 303) throw new Error(`the answer to "${content}": HTTP ${status}`)
}
