import { useEffect, useRef } from 'react'

interface Props {
  /** The subject, such as "this product". */
  what: string
  onReadAgain: () => void
}

/** A note above a form that was not saved because another administrator has saved the same. */
export function Outdated({ what, onReadAgain }: Props) {
  const element = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is a screen below on a phone.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={element} className="alert" role="alert">
      Somebody changed {what} meanwhile. What you typed is still here.{' '}
      <button type="button" className="button secondary small" onClick={onReadAgain}>
        Show what is newer
      </button>
    </p>
  )
}
