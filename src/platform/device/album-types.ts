/** What became of keeping a picture: `refused`: the app may not write into the album; `closed`: the user let it be. */
export type Kept = 'kept' | 'refused' | 'closed' | 'failed'
