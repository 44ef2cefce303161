interface Props {
  value: number
  of: number
}

/** How full something is; the figures stand beside it, so it says nothing to listeners. */
export function Bar({ value, of }: Props) {
  const share = of > 0 ? (100 * value) / of : 0
  return (
    <span className="bar" aria-hidden="true">
      <span style={{ width: `${share}%` }} />
    </span>
  )
}
