/** Sharing on the web says its picture itself (`share-offer.h5.ts`). */
export const sharePicture = (): { imageUrl?: string } => ({})
