/** The app's first page (rule page.home). In its own file, so that importing it does not pull in the table. */
export const HOME = 'pages/index/index'
