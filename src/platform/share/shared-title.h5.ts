/** Only the server records what rendered pages share (shared-title.server.ts). */
export function noteShared(_text: string): void {}
