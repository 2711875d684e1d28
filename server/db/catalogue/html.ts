/** Small builders for the rich texts of the catalogue; only tags that every target's RichText draws. */
export const p = (text: string) => `<p>${text}</p>`
export const h3 = (text: string) => `<h3>${text}</h3>`
export const ol = (items: readonly string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
export const ul = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
