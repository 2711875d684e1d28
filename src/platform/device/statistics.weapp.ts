/** Never in the mini-program (rule route.stats). */
export function loadStatistics(): void {
  // nothing to do
}
