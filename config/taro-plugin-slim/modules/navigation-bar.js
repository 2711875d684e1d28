// Taro's own header is hidden on H5 (pages render ours); without its element Taro only sets the document's
// title
export function initNavigationBar() {}
