import { observable } from '../../ui/observable.ts'
import type { ChosenFile } from './files/chosen-file.ts'

/** By slot path, the files chosen by the buttons of single slots and not uploaded yet. */
export const selection = observable<ReadonlyMap<string, ChosenFile>>(new Map())

export function select(slotPath: string, file: ChosenFile): void {
  selection.set(new Map(selection.value).set(slotPath, file))
}

export function deselect(slotPath: string): void {
  if (!selection.value.has(slotPath)) return
  const rest = new Map(selection.value)
  rest.delete(slotPath)
  selection.set(rest)
}
