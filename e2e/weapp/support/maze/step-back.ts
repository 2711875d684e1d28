import type { MiniProgram } from '../../host/mini-program'

/** WeChat's back. @returns false where it leaves: WeChat hides the mini-program, and the person takes it up again */
export async function stepBack(app: MiniProgram): Promise<boolean> {
  try {
    await app.back()
    return true
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('leaves the mini-program'))) throw error
    app.hide()
    await app.showAgain()
    return false
  }
}
