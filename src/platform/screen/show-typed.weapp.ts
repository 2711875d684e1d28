/** In the mini-program a controlled field goes back to its value by itself. */
export function showTyped(_event: { readonly target: unknown }, _text: string): void {
  // Taro's React restores it after each event
}
