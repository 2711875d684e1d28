/** Whether the system prefers reduced motion. */
export const lessMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
