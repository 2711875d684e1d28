// Taro's events for pages rendered elsewhere, as in a mini-program; a browser has its own
export function eventHandler() {}
