import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a section whose list items come and go: when the focused one is removed, focus
 * moves to the same button of the nearest one that has it, or else to the section's heading.
 * Without this, the browser would start at the top of the page.
 */
export function useFocusInRows<Section extends HTMLElement>(): RefObject<Section | null> {
  const section = useRef<Section>(null)
  const last = useRef<FocusPosition>(undefined)
  useEffect(() => {
    const element = section.current
    const recordFocus = ({ target }: FocusEvent) => {
      if (element) last.current = positionOf(target as HTMLElement, rowsIn(element))
    }
    element?.addEventListener('focusin', recordFocus)
    return () => element?.removeEventListener('focusin', recordFocus)
  }, [])

  // The effect has no dependencies, since any rendering may remove a row.
  useEffect(() => {
    const position = last.current
    if (!section.current || !position || position.element.isConnected) return
    last.current = undefined
    if (document.activeElement === document.body) focusAt(position, section.current)
  })
  return section
}

interface FocusPosition {
  element: HTMLElement
  /** The index of the row, and of its button; -1 where focus is elsewhere. */
  row: number
  button: number
}

const rowsIn = (section: HTMLElement) => [...section.querySelectorAll('li')]
const buttonsIn = (row: Element | undefined) => row?.querySelectorAll('button') ?? []

function positionOf(element: HTMLElement, rows: HTMLElement[]): FocusPosition {
  const row = rows.findIndex(candidate => candidate.contains(element))
  const button = [...buttonsIn(rows[row])].indexOf(element as HTMLButtonElement)
  return { element, row, button }
}

function focusAt({ row, button }: FocusPosition, section: HTMLElement): void {
  const rows = rowsIn(section)
  const nearest = row < 0 ? [] : [...rows.slice(row), ...rows.slice(0, row).reverse()]
  const next = nearest.flatMap(candidate => buttonsIn(candidate)[button] ?? [])
  const target = next[0] ?? section.querySelector<HTMLElement>('h1, h2')
  if (target?.matches('h1, h2')) target.tabIndex = -1
  target?.focus()
}
