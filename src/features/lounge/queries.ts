import { loungeEndpoints } from '@contract/lounge/endpoints'
import { read, readPages } from '@/api/read'

/** Memberships on sale, and how far they reach. */
export const loungeFrontQuery = () => read(loungeEndpoints.getLoungeFront, {})

/** The member's status. */
export const loungeStatusQuery = () => read(loungeEndpoints.orderCheck, {})

/** A code for the gate; every response has a new one. */
export const loungeCodeQuery = () => read(loungeEndpoints.qrCode, {})

const AIRPORTS_A_PAGE = 12

/** Airports with their lounges, page by page; those that fit a word. */
export const airportsQuery = (keyword: string) =>
  readPages(loungeEndpoints.pageAirports, { pageSize: AIRPORTS_A_PAGE, ...(keyword ? { keyword } : {}) })

const VISITS_A_PAGE = 20

/** Where the member was, the last first. */
export const loungeVisitsQuery = () =>
  readPages(loungeEndpoints.listLoungeVisits, { pageSize: VISITS_A_PAGE })
