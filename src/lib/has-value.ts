/** Whether a value is meaningful: broken links contain 'null' and 'undefined' (rule check.label). */
export const hasValue = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== 'null' && value !== 'undefined'
