/** Never in the mini-program (spec section 7). */
export function loadStatistics(): void {
  // nothing to do
}
