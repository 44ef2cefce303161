import { storedForm } from '../../../../admin/ui/stored-form.ts'
import { api } from '../../../../base/routes.ts'
import type { DesignPrices } from '../../../design/prices.ts'
import { pricesFrom, type TypedPrices, typedOf } from './typed-prices.ts'

function read(entry: TypedPrices, { version }: DesignPrices) {
  const { prices, spread, faults } = pricesFrom(entry)
  if (spread === undefined || Object.keys(faults).length > 0) return { faults }
  return {
    body: { version, currency: entry.currency, spread, prices } satisfies DesignPrices,
    faults,
  }
}

/** The stored prices, what was typed over them, and how they are saved. */
export const useUnitPrices = storedForm({
  address: api.designPrices,
  entryOf: typedOf,
  read,
  unsaved: 'The unit prices are not saved yet.',
  saved: 'Visitors see estimates of these prices now.',
  notSaved: 'The prices could not be saved. Please try again.',
})
