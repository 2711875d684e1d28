/** Takes the drawn first screen of index.html away: the same content stands under it now. */
export function firstScreenReady(): void {
  document.getElementById('shell')?.remove()
}
