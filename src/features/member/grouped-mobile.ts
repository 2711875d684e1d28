/** 138 0013 8000: a number in groups that can be read. */
export const groupedMobile = (mobile: string): string =>
  mobile.length === 11 ? `${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}` : mobile
