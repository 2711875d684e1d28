/** 市集: what can be bought. A panel of home and a page of its own. */
export function MarketPanel() {
  return null
}
