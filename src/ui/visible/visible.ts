import { createContext, useContext } from 'react'

/** Set by what shows and hides parts of the app: pages, home's panels. */
export const VisibleContext = createContext(true)

/** Whether what is around this is on the screen: its page is shown and, on home, its panel too. */
export const usePageVisible = (): boolean => useContext(VisibleContext)
