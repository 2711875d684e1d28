/** Stands for `@tarojs/components-react`: its components are custom elements, which no page of H5 uses (src/h5-components). */
export {}
