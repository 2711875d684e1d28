/** Pictures that ship with the server and belong to no entry of the catalogue: `server/catalogue/pictures`. */
const ROOT = '/assets/catalogue'

/** Those that a new member gets one of. */
export const AVATARS = ['dawn', 'hill', 'leaf', 'moon', 'tide', 'bloom'].map(
  (name) => `${ROOT}/avatars/${name}.svg`
)

/** Posters of the film site's films. */
export const filmPicture = (name: string) => `${ROOT}/films/${name}.webp`
