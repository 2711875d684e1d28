/** What a part of the page is to somebody who goes from part to part by ear. */
export type Landmark = 'main' | 'header' | 'navigation' | 'actions' | 'title'
