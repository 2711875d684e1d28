declare const pageRoots: readonly string[]
export = pageRoots
