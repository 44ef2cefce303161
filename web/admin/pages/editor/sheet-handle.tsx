import { type PointerEvent, useRef } from 'react'

/** How far the sheet is drawn down until letting go closes it. */
const ENOUGH = 70

/** On narrow screens the upper edge of a sheet: a press or a pull down closes it. */
export function SheetHandle({ onClose }: { onClose: () => void }) {
  const from = useRef<number>(undefined)
  const pulledBy = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY))
  const sheetOf = ({ currentTarget }: PointerEvent) => currentTarget.parentElement as HTMLElement
  const end = (event: PointerEvent) => {
    const isEnough = pulledBy(event) > ENOUGH
    sheetOf(event).style.removeProperty('translate')
    from.current = undefined
    if (isEnough) onClose()
  }
  return (
    <button
      type="button"
      className="sheet-handle"
      onClick={onClose}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = event.clientY
      }}
      onPointerMove={event => {
        if (from.current === undefined) return
        sheetOf(event).style.setProperty('translate', `0 ${pulledBy(event)}px`)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span className="visually-hidden">Close</span>
    </button>
  )
}
