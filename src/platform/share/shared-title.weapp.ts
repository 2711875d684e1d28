/** Only the server records what rendered pages share (shared-words.server.ts). */
export function noteShared(_text: string): void {}
