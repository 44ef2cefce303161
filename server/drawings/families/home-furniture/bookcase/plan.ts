import { column } from '../../../props/cabinets/cabinet.ts'

/** A bay of open shelves. */
export const open = (count: number) =>
  column(1, ...Array.from({ length: count }, () => 'open' as const))
