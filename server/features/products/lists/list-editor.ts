import { productAdder } from './add-product.ts'
import { productDeleter } from './delete-product.ts'
import type { ListEditorOptions } from './list-editor-options.ts'
import { productMover } from './move-products.ts'

export type ListEditor = ReturnType<typeof listEditor>

/** Adds, orders, deletes and restores products; what the site shows follows at once. */
export function listEditor(options: ListEditorOptions) {
  const { inTurn } = options
  const { add, ...adder } = productAdder(options)
  const { move } = productMover(options)
  const { remove, restore } = productDeleter(options)
  return {
    ...adder,
    add: (...given: Parameters<typeof add>) => inTurn(() => add(...given)),
    move: (...given: Parameters<typeof move>) => inTurn(() => move(...given)),
    remove: (...given: Parameters<typeof remove>) => inTurn(() => remove(...given)),
    restore: (...given: Parameters<typeof restore>) => inTurn(() => restore(...given)),
  }
}
