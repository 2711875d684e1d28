/** Path of a Chromium, installed first where there is none. */
export function ensureChromium(): Promise<string>
