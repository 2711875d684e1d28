import { createContext } from 'react'

/** How much of the top of the page our own bar covers, as a CSS length; provided by Page. */
export const BarHeight = createContext('0px')
