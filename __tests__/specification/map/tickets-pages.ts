import { client, h5, mini, server, type Held } from './held'

/** Tickets of sights (2-pages.md). */
export const TICKETS_PAGES: Held = {
  'page.landmark': [
    ...client('pagesA/tickets.test.tsx', 'lists the sights of a city by category, and leads to one of them'),
    ...server(
      'ticket/sights.test.ts',
      'by distance the nearest comes first and says how far it is; by popularity the most wanted',
      'pages follow each other without a gap, and what is off sale is not among them'
    )
  ],
  'page.landmarkProduct': [
    ...client(
      'pagesA/tickets.test.tsx',
      'tells a ticket’s rule before it is bought; a day is free, held or gone, and only a free one is taken'
    ),
    ...server(
      'ticket/sights.test.ts',
      'has 60 days from today, weekends at their price, and none on the day of rest'
    ),
    ...mini(
      'journeys/tickets.test.ts',
      'from the market to two kinds of tickets: paid, one used at the gate, the other given back, also seen without a network'
    )
  ],
  'page.landmarkPayment': [
    ...client(
      'pagesA/tickets.test.tsx',
      'orders for the chosen visitors after the notice is agreed to; what is refused is said, and nothing is lost'
    ),
    ...server(
      'ticket/rules.test.ts',
      'the last digit is checked, x and X are one, and blanks and full-width digits do not matter'
    ),
    ...server('ticket/orders.test.ts', 'one order however often the button is pressed, also at once')
  ],
  'page.landmarkOrder': [
    ...client(
      'pagesA/tickets.test.tsx',
      'shows one code a visitor, and asks what comes back before a ticket is given back',
      'without a network the tickets and their codes stand as they were seen last; at logout they are gone'
    ),
    ...server(
      'ticket/orders.test.ts',
      'after the free hours a fee stays, and what was used, or is over, brings nothing back'
    ),
    ...h5('tickets.test.ts', 'from the list to two tickets: paid, one used at the gate, the other given back')
  ],
  'page.landmarkSearch': client(
    'pagesA/tickets.test.tsx',
    'searches by hot words, suggestions and history, which can be cleared'
  )
}
