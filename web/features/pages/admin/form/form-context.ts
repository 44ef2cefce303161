import { createContext, type ReactNode, useContext } from 'react'
import type { Edit } from './edit-at.ts'
import type { SlotSource } from './section-form-props.ts'

/** What the fields of a form share; it never changes, so that no field renders without need. */
export interface Form {
  change(at: string, edit: Edit): void
  /** Several fields as one change. */
  changeAll(edits: readonly { at: string; edit: Edit }[]): void
  onFocusAt(at: string): void
  /** What the form has at a path when it is called. */
  read(at: string): unknown
  /** Undefined where the caller shows no pictures itself. */
  renderSlot(slot: SlotSource, at: string): ReactNode | undefined
  renderDrawingChoice(slot: SlotSource, at: string): ReactNode | undefined
  canAddSlots(): boolean
  newSlot(kind: SlotSource['kind'], at: string, model?: SlotSource): SlotSource
}

const FormContext = createContext<Form | undefined>(undefined)
const FaultsContext = createContext<Readonly<Record<string, string>>>({})
const FocusContext = createContext<{ at: string } | undefined>(undefined)

export const FormProvider = FormContext.Provider
export const FaultsProvider = FaultsContext.Provider
export const FocusProvider = FocusContext.Provider

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands inside a SectionForm.')
  return form
}

/** Sentences by whole path. */
export const useFaults = () => useContext(FaultsContext)

/** The field that was last asked to be focused. */
export const useAskedFocus = () => useContext(FocusContext)

/** The element of a field that takes the focus. */
export const fieldId = (at: string) => `form-${at}`
