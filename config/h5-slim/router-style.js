// what Taro's router puts in by script stands in global.css; its animation and its header are not used
export function loadAnimateStyle() {}
export function loadRouterStyle() {}
