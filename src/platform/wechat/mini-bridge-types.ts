/** How a page of the mini-program is opened; as accepted by `navigateTo` of the routes. */
export type BridgeRoute = 'push' | 'replace' | 'relaunch'
