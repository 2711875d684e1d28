/* Replaces @tarojs/taro: it equals Taro's, but takes of Taro's runtime what it uses. Taro's takes all of it, so that
   webpack keeps the HTML parser and whatever else no page uses. */
const hooks = require('@tarojs/runtime').hooks
const taro = require('@tarojs/api').default

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', taro)

module.exports = taro
module.exports.default = taro
