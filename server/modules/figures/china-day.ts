/** SQL: the day in China of a column, as text, `YYYY-MM-DD` or `YYYY-MM`. */
export const chinaDay = (column: string, form: 'YYYY-MM-DD' | 'YYYY-MM') =>
  `to_char(${column} at time zone interval '8 hours', '${form}')`
