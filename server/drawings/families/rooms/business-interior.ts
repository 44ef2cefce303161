import type { Family } from '../../family.ts'
import { displayShop } from '../../rooms/display-shop.ts'
import { fittedOffice } from '../../rooms/fitted-office.ts'
import { frontOffice } from '../../rooms/front-office.ts'
import { restaurant } from '../../rooms/restaurant.ts'

export const businessInterior: Family = (b, brief) => {
  const rooms = { office: fittedOffice, shop: displayShop, restaurant, reception: frontOffice }
  rooms[brief.choose(['office', 'shop', 'restaurant', 'reception'])](b, brief)
}
