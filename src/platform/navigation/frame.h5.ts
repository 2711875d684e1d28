/**
 * A partner's site that is shown in a frame of our own placement page sends its user back to a page of ours, inside that
 * frame: the top window goes there instead. It replaces the placement page in the history, so that back leads
 * to the partner and not into the frame again.
 * @returns true if the top window is leaving: render nothing
 */
export function leaveFrame(): boolean {
  const { top } = window
  if (!top || top === window.self) return false
  try {
    // reading the address of another origin's window throws: such a frame is not under our control
    if (top.location.origin !== window.location.origin) return false
    top.location.replace(window.location.href)
    return true
  } catch {
    return false
  }
}
