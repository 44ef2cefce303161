import type { AdminProduct } from '../../../../admin/contract.ts'
import { adminRoutes } from '../../../../base/routes.ts'

/** A place in the upload manager, such as that of a product's picture. */
export function photoAddress({ slot }: Pick<AdminProduct, 'slot'>): string {
  const section = slot.slice(0, Math.max(0, slot.lastIndexOf('/')))
  return `${adminRoutes.media}?${new URLSearchParams({ section, place: slot })}`
}
