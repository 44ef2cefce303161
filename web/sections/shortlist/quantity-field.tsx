import { useId, useState } from 'react'
import { quantityFrom } from '../../features/shortlist/entries.ts'
import { Field } from './field.tsx'

interface Props {
  quantity: number
  onChange: (quantity: number) => void
  isNear: boolean
  isDisabled: boolean
}

/** The keys are those of native number inputs. */
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * The field may be empty while typing. An invalid quantity changes nothing, and shows an error when
 * the field loses focus.
 */
export function QuantityField({ quantity, onChange, isNear, isDisabled }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const [lastQuantity, setLastQuantity] = useState(quantity)
  const isWrong = isLeft && typed !== undefined
  const leave = () => {
    setLeft(true)
    if (!typed?.trim() || quantityFrom(typed)) setTyped(undefined)
  }
  return (
    <>
      <Field
        label="Quantity"
        isNear={isNear}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        disabled={isDisabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onBlur={leave}
        onKeyDown={event => {
          const step = STEPS[event.key]
          if (event.key === 'Enter') leave()
          if (!step) return
          event.preventDefault()
          setTyped(undefined)
          onChange(quantityFrom(String(quantity + step)) ?? quantity)
        }}
        onChange={({ target: { value } }) => {
          const displayed = typed === undefined ? quantity : lastQuantity
          setLastQuantity(displayed)
          setTyped(value)
          setLeft(false)
          onChange(quantityFrom(value) ?? displayed)
        }}
      />
      {isWrong && (
        <p className="quantity-fault" id={id} role="alert">
          Type a whole number from 1 to 9999. Until then it stays {quantity}.
        </p>
      )}
    </>
  )
}
