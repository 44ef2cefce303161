import { adminRoutes } from '../../../routes.ts'
import type { AdminProduct } from '../../contract.ts'

/** A place in the upload manager, such as that of a product's picture. */
export function photoAddress({ slot }: Pick<AdminProduct, 'slot'>): string {
  const section = slot.slice(0, Math.max(0, slot.lastIndexOf('/')))
  return `${adminRoutes.media}?${new URLSearchParams({ section, place: slot })}`
}
