/**
 * The result of saving a picture: `refused`: the app may not write to the album; `closed`: the user cancelled.
 */
export type SaveResult = 'saved' | 'refused' | 'closed' | 'failed'
