import { productAdder } from './add-product.ts'
import { productDeleter } from './delete-product.ts'
import type { ListEditorOptions } from './list-editor-options.ts'
import { productMover } from './move-products.ts'

export type ListEditor = ReturnType<typeof listEditor>

/** Adds, orders, deletes and restores products; what the site shows follows at once. */
export function listEditor(options: ListEditorOptions) {
  return { ...productAdder(options), ...productMover(options), ...productDeleter(options) }
}
