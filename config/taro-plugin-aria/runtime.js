import { mergeInternalComponents } from '@tarojs/shared'
import attributes from './attributes.json'

/* Taro numbers the attributes of a component, in its templates and here: both have to know the same ones. */
mergeInternalComponents(
  Object.fromEntries(
    Object.entries(attributes).map(([component, names]) => [
      component,
      Object.fromEntries(names.map((name) => [name, '']))
    ])
  )
)
