/** How a page of the mini-program is opened; as `navigateTo` of the routes takes it. */
export type BridgeRoute = 'push' | 'replace' | 'relaunch'
