import { type FormEvent, useId, useState } from 'react'
import { type MoveTarget, targetIn } from './move-target.ts'

interface Props {
  /** All of the collection, in its order. */
  codes: readonly string[]
  /** Those that are selected. */
  moving: readonly string[]
  onMove: (target: MoveTarget) => void
}

/** Moves the selected products to the top, to the end or before another one. */
export function MoveForm({ codes, moving, onMove }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()

  const moveTyped = (event: FormEvent) => {
    event.preventDefault()
    const target = targetIn(typed, codes, moving)
    if (typeof target === 'string') return setFault(target)
    setTyped('')
    onMove(target)
  }
  return (
    <form className="product-move-many" data-asks-itself noValidate onSubmit={moveTyped}>
      <span>Move</span>
      <button
        type="button"
        className="button secondary small"
        onClick={() => onMove({ before: codes.find(code => !moving.includes(code)) ?? null })}
      >
        To the top
      </button>
      <button
        type="button"
        className="button secondary small"
        onClick={() => onMove({ before: null })}
      >
        To the end
      </button>
      <label htmlFor={id}>or before</label>
      <input
        id={id}
        value={typed}
        size={12}
        maxLength={40}
        autoComplete="off"
        placeholder="Code, or place 7"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setFault(undefined)
        }}
      />
      <button type="submit" className="button secondary small">
        Move
      </button>
      {fault && (
        <p className="field-error" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
