import type { AdminProduct } from '../../../../../web/admin/contract.ts'

/** A product as the API lists it. */
export const product = (more: Partial<AdminProduct> = {}): AdminProduct => ({
  ...{ code: 'Ch8', collection: 'chairs', slot: 'furniture/chairs/Ch8.jpg', name: 'Ch8' },
  ...{ isVisible: true, version: 3, currency: 'KES', facts: {} },
  ...more,
})
