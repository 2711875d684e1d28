/* Replaces Taro's table of WeChat's components: it has the same exports, which component-names.cjs writes here. */
