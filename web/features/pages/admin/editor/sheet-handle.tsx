import { type PointerEvent, useRef } from 'react'

/** How far the sheet is pulled down until letting go closes it; less than `PRESS` is no pull. */
const ENOUGH = 70
const PRESS = 8

/** On narrow screens the upper edge of a sheet: a press or a pull down closes it. */
export function SheetHandle({ onClose }: { onClose: () => void }) {
  const from = useRef<number>(undefined)
  const pulled = useRef(0)
  const sheetOf = ({ currentTarget }: PointerEvent) => currentTarget.parentElement as HTMLElement
  const end = (event: PointerEvent) => {
    sheetOf(event).style.removeProperty('translate')
    from.current = undefined
    if (pulled.current > ENOUGH) onClose()
  }
  return (
    <button
      type="button"
      className="sheet-handle"
      onClick={({ detail }) => {
        // A pull ends with a click as well; a key has none of its own.
        if (detail === 0 || pulled.current < PRESS) onClose()
      }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = event.clientY
        pulled.current = 0
      }}
      onPointerMove={event => {
        if (from.current === undefined) return
        pulled.current = Math.max(0, event.clientY - from.current)
        sheetOf(event).style.setProperty('translate', `0 ${pulled.current}px`)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span className="visually-hidden">Close</span>
    </button>
  )
}
