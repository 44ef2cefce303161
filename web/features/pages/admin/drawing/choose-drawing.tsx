import { useState } from 'react'
import { DrawingDialog, type DrawingDialogProps } from './drawing-dialog.tsx'

/** The button at a picture that opens what it can be drawn as. */
export function ChooseDrawing(props: Omit<DrawingDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button secondary small form-add"
        onClick={() => setOpen(true)}
      >
        Choose what is drawn
      </button>
      {isOpen && <DrawingDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
