/** The words for a code that the server keeps as plain text; one without words is shown as it is. */
export const labelOf = (labels: Readonly<Record<string, string>>, code: string): string =>
  labels[code] ?? code
