interface Props {
  /** The name of the field, for screen readers. */
  what: string
  /** What another administrator wrote, where both have changed it. */
  theirs?: string | undefined
  isChanged: boolean
  isShipped: boolean
  onUndo: () => void
  onShip: () => void
}

/** The ways back of a field: to what is saved, to what another saved, and to the release. */
export function UndoButtons({ what, theirs, isChanged, isShipped, onUndo, onShip }: Props) {
  if (!isChanged && isShipped) return null
  const undo = theirs === undefined ? 'Undo' : 'Take theirs'
  return (
    <div className="texts-undo">
      {theirs !== undefined && (
        <p className="field-note">Somebody else wrote: {theirs || '(nothing)'}</p>
      )}
      {isChanged && (
        <button
          type="button"
          className="link-button"
          aria-label={`${undo}: ${what}`}
          onClick={onUndo}
        >
          {undo}
        </button>
      )}
      {!isShipped && (
        <button
          type="button"
          className="link-button"
          aria-label={`As it was delivered: ${what}`}
          onClick={onShip}
        >
          As it was delivered
        </button>
      )}
    </div>
  )
}
