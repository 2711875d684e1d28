/** WeChat has no way to move the focus of a screen reader, and says the title of a page itself. */
export {}
