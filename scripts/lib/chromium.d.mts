/** Path of a Chromium, installed first if missing. */
export function ensureChromium(): Promise<string>
