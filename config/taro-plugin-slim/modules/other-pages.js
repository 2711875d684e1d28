// The pages but home, by the build: other-pages.cjs
export const otherPages = []
