import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { withLineMoved } from '../draft/edits.ts'
import { useDraft } from '../draft/form.ts'
import { removeLine } from './remove-line.tsx'

interface Props {
  name: string
  lineKey: string
  index: number
  count: number
  hasDiscount: boolean
  onDiscount: () => void
}

/** What can be done with a line besides writing in it. */
export function LineTools({ name, lineKey, index, count, hasDiscount, onDiscount }: Props) {
  const draft = useDraft()
  const move = (by: -1 | 1) => draft.change(withLineMoved(lineKey, by))
  const discount = hasDiscount ? `No discount on ${name}` : `Discount on ${name}`
  return (
    <>
      <Tool label={`Move ${name} up`} isOff={index === 0} onPress={() => move(-1)}>
        ↑
      </Tool>
      <Tool label={`Move ${name} down`} isOff={index === count - 1} onPress={() => move(1)}>
        ↓
      </Tool>
      <Tool label={discount} isPressed={hasDiscount} onPress={onDiscount}>
        %
      </Tool>
      <Tool label={`Remove ${name}`} onPress={() => removeLine(draft, lineKey)}>
        <Icon name="close" />
      </Tool>
    </>
  )
}

interface ToolProps {
  label: string
  isOff?: boolean
  isPressed?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, isOff = false, isPressed, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      // Not by `disabled`: the focus of a line that was moved to an end would be lost.
      aria-disabled={isOff}
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  )
}
