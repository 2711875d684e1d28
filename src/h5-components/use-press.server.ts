const NOT_PRESSED = { className: undefined, handlers: {} }

/** Nothing is pressed during server rendering. */
export const usePress = () => NOT_PRESSED
