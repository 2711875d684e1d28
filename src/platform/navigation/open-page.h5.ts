/** Opens a page. Its files may be lost: `mendLostChunks` reports that, also for a page that the browser opens by itself. */
export async function openPage(open: () => Promise<unknown>): Promise<void> {
  await open()
}
