import * as assert from 'uvu/assert'
import { api } from '../../web/base/routes.ts'
import type { RunningSite } from './site.ts'

const odd = {
  Ch1: { widthMm: 450, materials: "'tis =oak; =1+1", leadTime: '1-2', weightKg: 7.5 },
  Ch2: {
    name: 'Say "no", Lamu',
    description: 'First\n=second\n\n"third"',
    title: '+254',
    alt: '@x',
  },
  Ch3: {
    price: {
      ...{ kind: 'range', cents: 6_850_050, toCents: 7_000_000, per: 'm2', vatIncluded: false },
      validUntil: '2027-12-31',
    },
    isPriceShown: true,
  },
  Ch4: { price: { kind: 'on-request', per: 'piece', vatIncluded: true }, isPriceShown: false },
  Ch5: { name: '1-2', availability: 'in-stock', seats: 1000, isVisible: false, documents: 3 },
  Ch6: { name: "'Amani'", finishes: 'TRUE', warranty: '007', areaM2: 0.1, morePictures: 7 },
}

/** Facts and texts of which spreadsheet programs would make something else, and a code and an order. */
export async function saySomethingOdd(site: RunningSite) {
  const products = Object.fromEntries(
    Object.entries(odd).map(([code, facts]) => [code, { version: 0, ...facts }]),
  )
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
  const added = { collection: 'chairs', code: '1E10', name: 'MAR5' }
  assert.is((await site.ask('POST', api.adminProducts, added)).status, 201)
  const move = { version: 1, codes: ['1E10'], before: 'Ch3' }
  assert.is((await site.ask('PATCH', api.adminCollection('chairs'), move)).status, 200)
}
