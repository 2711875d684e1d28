/** Each page tells WeChat (`useBarLook`). */
export function wearLook(_look: 'light' | 'dark' | undefined): void {}
