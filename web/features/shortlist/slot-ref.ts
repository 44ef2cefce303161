/** An item by its page and its image's folder and number, which do not change with its name. */
export interface SlotRef {
  page: string
  folder: string
  number: string
}

/** The same for the same item. */
export const refKey = ({ page, folder, number }: SlotRef) => `${page} ${folder} ${number}`

/** A number of an image in a link, and its quantity. */
export const NUMBER = /^(\d+)(?:x(\d+))?$/

/**
 * Splits `executive-furniture/chairs/products/image-12.jpg` on its page into `products` and `12`.
 */
export function slotRefOf(page: string, slot = ''): SlotRef | undefined {
  const [folder = '', file = ''] = slot.split('/').slice(-2)
  const number = /image-(\d+)\.\w+$/.exec(file)?.[1]
  const isNamed = [...page.split('/'), folder].some(segment => NUMBER.test(segment))
  return number && !isNamed ? { page, folder, number } : undefined
}
