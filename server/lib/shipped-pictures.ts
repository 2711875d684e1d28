/** Pictures that ship with the server outside the catalogue's entries: `server/catalogue/pictures`. */
const ROOT = '/assets/catalogue'

/** Avatars, one of which each new member gets. */
export const AVATARS = ['dawn', 'hill', 'leaf', 'moon', 'tide', 'bloom'].map(
  (name) => `${ROOT}/avatars/${name}.svg`
)

/** Posters of the film site's films. */
export const filmPicture = (name: string) => `${ROOT}/films/${name}.webp`
