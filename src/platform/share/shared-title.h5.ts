/** Only who draws pages for others writes down what they share (shared-words.server.ts). */
export function noteShared(_text: string): void {}
