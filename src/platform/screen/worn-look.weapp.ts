/** Each page sets it in WeChat (`useBarLook`). */
export function wearLook(_look: 'light' | 'dark' | undefined): void {}
