/** Sharing on the web sets its picture itself (`share-offer.h5.ts`). */
export const sharePicture = (): { imageUrl?: string } => ({})
