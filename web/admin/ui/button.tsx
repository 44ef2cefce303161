import type { ButtonHTMLAttributes, MouseEvent } from 'react'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  isBusy?: boolean
  /** The label while it is busy, such as `Saving…`; by default it does not change. */
  busyText?: string
  /** True where there is nothing to do, as on the last page of a list. */
  isIdle?: boolean
}

/**
 * A button that does nothing while its work runs or where there is nothing to do. It is not disabled
 * then, which would take the focus from it: the next Tab would begin at the top of the page.
 */
export function Button(props: Props) {
  const { isBusy = false, busyText, isIdle = false, children, onClick, ...button } = props
  const isOff = isBusy || isIdle
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isOff ? event.preventDefault() : onClick?.(event)
  return (
    <button type="button" {...button} aria-disabled={isOff} onClick={press}>
      {isBusy && busyText ? busyText : children}
    </button>
  )
}
