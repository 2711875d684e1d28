import type { NutCascaderProps } from './nut-cascader'

/** It stands in a sheet, which is opened by hand. */
export const NutCascader = (_props: NutCascaderProps) => null
