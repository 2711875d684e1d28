/** The role of a part of the page for screen-reader users who navigate by landmarks. */
export type Landmark = 'main' | 'header' | 'navigation' | 'actions' | 'title'
