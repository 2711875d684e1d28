const path = require('node:path')

// For dependency-cruiser: with tsconfig's aliases it would not resolve variants such as `x.h5.ts`.
module.exports = {
  resolve: {
    alias: { '@': path.resolve(__dirname, '../src'), '@contract': path.resolve(__dirname, '../contract') }
  }
}
