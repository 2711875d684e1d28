/** How far below the screen a part begins to count as near, px. */
export const NEAR_PX = 240
