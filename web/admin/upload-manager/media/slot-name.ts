import type { MediaSlot, NamedSlotDetails } from '../../contract.ts'

/** What a slot is called where people see it: by its product name, or else by its file's. */
export function slotName({ fileName }: MediaSlot, details: NamedSlotDetails | undefined): string {
  const name = details?.own.productName || details?.defaults.productName
  return name || fileName.replace(/\.[^.]+$/, '').replace(/-/g, ' ')
}
