import type { NutCascaderProps } from './nut-cascader'

/** It is inside a sheet, which only a user opens. */
export const NutCascader = (_props: NutCascaderProps) => null
