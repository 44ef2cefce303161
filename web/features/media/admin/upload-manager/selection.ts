import { observable } from '../../../../ui/observable.ts'
import type { ChosenFile } from './files/chosen-file.ts'

/** The files chosen by the buttons of single slots and not uploaded yet, by slot path. */
export const selection = observable<ReadonlyMap<string, ChosenFile>>(new Map())

export function select(slotPath: string, file: ChosenFile): void {
  selection.set(new Map(selection.value).set(slotPath, file))
}

export const deselect = (slotPath: string): void => deselectAll([slotPath])

export function deselectAll(slotPaths: readonly string[]): void {
  const rest = new Map(selection.value)
  for (const path of slotPaths) rest.delete(path)
  if (rest.size < selection.value.size) selection.set(rest)
}
