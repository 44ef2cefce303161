import type { Family } from '../../family.ts'
import { displayShop } from './business-interior/display-shop.ts'
import { fittedOffice } from './business-interior/fitted-office.ts'
import { frontOffice } from './business-interior/front-office.ts'
import { restaurant } from './business-interior/restaurant.ts'

/** The designed inside of a business: its office, shop, restaurant or reception. */
export const businessInterior: Family = (b, brief) => {
  const rooms = { office: fittedOffice, shop: displayShop, restaurant, reception: frontOffice }
  rooms[brief.choose(['office', 'shop', 'restaurant', 'reception'])](b, brief)
}
