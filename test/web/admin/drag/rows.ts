import type { PointerEvent } from 'react'

/** Rows of 20 pixels below each other, with their keys; one without a key cannot be dragged to. */
export function rowsOf(...keys: (string | undefined)[]) {
  const parentElement = { children: [] as unknown[], parentElement: null }
  const rows = keys.map((key, index) => ({
    parentElement,
    dataset: { key },
    getBoundingClientRect: () => ({ top: index * 20, bottom: index * 20 + 20 }),
  }))
  parentElement.children = rows
  return rows
}

export const pointerAt = (clientY: number, more: object = {}): PointerEvent =>
  ({
    ...{ button: 0, isPrimary: true, pointerId: 1, clientY },
    currentTarget: { closest: () => null, setPointerCapture: () => undefined },
    ...more,
  }) as unknown as PointerEvent

/** The pointer goes down on the handle of a row. */
export const pointerOn = (row: unknown, clientY: number, more: object = {}): PointerEvent =>
  pointerAt(clientY, {
    currentTarget: { closest: () => row, setPointerCapture: () => undefined },
    ...more,
  })
