/** Addresses of the catalogue's pictures; the files are in `server/assets/catalogue`, drawn by `scripts/art`. */
const root = '/assets/catalogue'

export const privilegePicture = (name: string) => `${root}/privileges/${name}.webp`
export const platePicture = (name: string) => `${root}/plates/${name}.webp`
export const merchantPicture = (name: string) => `${root}/merchants/${name}.webp`
export const bannerPicture = (name: string) => `${root}/banners/${name}.webp`
export const activityPicture = (name: string) => `${root}/activities/${name}.webp`
/** Posters of the film site's films. */
export const filmPicture = (name: string) => `${root}/films/${name}.webp`
export const brandLogo = (name: string) => `${root}/brands/${name}.svg`
export const channelLogo = (name: string) => `${root}/channels/${name}.svg`
/** Pictures of the mall: goods, each look of them, and categories. */
export const mallPicture = (name: string) => `${root}/mall/${name}.webp`
export const sightPicture = (name: string) => `${root}/sights/${name}.webp`
export const productPicture = (name: string) => `${root}/products/${name}.webp`

/** Pictures a new member gets one of. */
export const AVATARS = ['dawn', 'hill', 'leaf', 'moon', 'tide', 'bloom'].map(
  (name) => `${root}/avatars/${name}.svg`
)

/** Picture of a card wherever a card stands in a list of pictures; by its face. */
export const cardPicture = (face: string) => `${root}/cards/${face}.webp`
