const NOT_PRESSED = { className: undefined, handlers: {} }

/** Nothing is pressed while a page is drawn. */
export const usePress = () => NOT_PRESSED
