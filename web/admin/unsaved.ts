/** Returns a sentence about the input that closing the page would lose; undefined without any. */
type Source = () => string | undefined

const sources = new Set<Source>()

/** Registers a source that is asked before signing out, for as long as the page is open. */
export function tellUnsaved(source: Source): void {
  sources.add(source)
}

/** Lists everything that signing out would lose, a sentence each. */
export function unsavedNow(): string[] {
  const typed = hasUnsavedInput(document) ? ['What you typed on this screen is not saved yet.'] : []
  return [...typed, ...[...sources].flatMap(source => source() ?? [])]
}

/**
 * Tells whether a form holds other values than it began with, except forms that ask by themselves.
 */
export function hasUnsavedInput(container: ParentNode): boolean {
  return [...container.querySelectorAll('form:not([data-asks-itself])')].some(form =>
    [...(form as HTMLFormElement).elements].some(isChanged),
  )
}

/** Tells whether a field holds another value than it began with. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(0, first)
  }
  if (!(field instanceof HTMLInputElement)) return false
  const isTicked = field.type === 'checkbox' || field.type === 'radio'
  return isTicked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
