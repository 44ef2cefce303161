import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { savesData } from '../../base/page-loader.ts'
import { drawingOfQuery } from '../../features/design/addresses.ts'
import { isPlainClick } from '../../ui/follow.ts'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The query of another plan, or of another view of it. */
  href: string
  /** True for another view of the same plan, which Back does not return to. */
  isView?: boolean
  /** The fragment at which a page without script opens. */
  at?: string
}

/** A link to another query of the page: shown at once, while its drawing is still coming. */
export function DesignLink({ href, isView = false, at = 'design', ...rest }: Props) {
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(href, isView ? { replace: true, state: history.state } : {})
  }
  const fetchAhead = () => {
    if (!savesData()) new Image().src = drawingOfQuery(href)
  }
  return (
    <a
      {...rest}
      href={`${href}#${at}`}
      rel="nofollow"
      onClick={choose}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  )
}
