// Taro's events for a page that is drawn elsewhere, as in a mini-program; a browser has its own
export function eventHandler() {}
