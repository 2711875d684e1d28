/** Routes of the specification that are not built yet; a page leaves this list when it enters the routes table. */
export const PAGES_TO_COME: readonly string[] = []
