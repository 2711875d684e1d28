/** The page that the app begins with (rule page.home). In a file of its own: whoever names it alone does not bring the table. */
export const HOME = 'pages/index/index'
