const h5 = process.env.TARO_ENV === 'h5'

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        useBuiltIns: false,
        // webpack knows what `import()` is in the mini-program, too (config/late-code.ts)
        'dynamic-import-node': false,
        // Taro's preset adds the calls of Fast Refresh to every development build, but what they call only to one that watches
        hot: process.argv.includes('--watch'),
        // Taro's default is iOS 9 and Android 5, with regenerator and helpers for classes
        targets: h5 ? { chrome: '91', ios: '14' } : { chrome: '67', ios: '12' },
        // ES2018 throughout in the mini-program, though those browsers know this much of ES2019
        include: h5 ? [] : ['transform-optional-catch-binding'],
        // written in full for corner cases of Safari (a class in a default value, the strings of a tag) that no code has
        exclude: ['transform-parameters', 'transform-destructuring', 'transform-template-literals']
      }
    ]
  ],
  // `?.` and `??` are tested with one comparison: no mini-program has `document.all`, for which two are needed
  assumptions: { setPublicClassFields: true, noDocumentAll: true },
  plugins: [
    './config/endpoint-literals.cjs',
    './config/route-literals.cjs',
    // the CSS of a NutUI component comes with the component (its JS is tree-shaken anyway)
    [
      'import',
      {
        libraryName: '@nutui/nutui-react-taro',
        style: 'css',
        camel2DashComponentName: false,
        customName: (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`
      },
      'nutui'
    ]
  ],
  overrides: [{ test: /src[\\/]pages[\w-]*[\\/].*\.config\.ts$/, plugins: ['./config/no-page-config.cjs'] }]
}
