import type { ReactNode } from 'react'

interface Props {
  title: string
  /** A line under it. */
  text?: ReactNode
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/** The beginning of every screen. */
export function ScreenHeading({ title, text, children }: Props) {
  return (
    <header className="screen-heading">
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children && <div className="screen-actions">{children}</div>}
    </header>
  )
}
