// The pages but home, by the build: config/other-pages.cjs
export const otherPages = []
