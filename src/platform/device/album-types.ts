/** What became of keeping a picture: `refused`: the app may not write into the album; `closed`: the user let it be. */
export type SaveResult = 'saved' | 'refused' | 'closed' | 'failed'
