/** A moment as the contract writes it. */
export const iso = (moment: Date) => moment.toISOString()
export const isoOrNull = (moment: Date | null) => (moment === null ? null : iso(moment))
