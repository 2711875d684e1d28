/** SQL: the patience that the catalogue of an order's channel says (`OwnPatience`); null = nothing. */
export const ownPatience = (channelCode: string): string =>
  `(select c.config->'afterSale' from channels c where c.code = ${channelCode})`
