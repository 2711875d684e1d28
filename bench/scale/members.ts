/** A member of a filled database who owns `each` of everything (`Scale`), and the one who owns much more. */
export const AVERAGE = 'scale-7'
export const HEAVY = 'scale-heavy'
