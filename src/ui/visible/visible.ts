import { createContext, useContext } from 'react'

/** Set by whatever shows and hides parts of the app: pages, home's panels. */
export const VisibleContext = createContext(true)

/** Whether the surrounding part is visible: its page is shown and, on home, its panel too. */
export const usePageVisible = (): boolean => useContext(VisibleContext)
