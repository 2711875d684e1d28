/** A mini-program runs once: nobody else changes what it stores. */
export const hasOtherTabs = false

export function onStoredElsewhere(_listener: () => void): void {
  // no other tabs
}
