const path = require('node:path')

// For dependency-cruiser: with the aliases of tsconfig it would not find variants such as `x.h5.ts`.
module.exports = {
  resolve: {
    alias: { '@': path.resolve(__dirname, '../src'), '@contract': path.resolve(__dirname, '../contract') }
  }
}
