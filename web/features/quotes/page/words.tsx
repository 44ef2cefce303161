interface Props {
  title?: string
  text: string | undefined
}

/** A text of the company with its lines; nothing where it is empty. */
export function Words({ title, text }: Props) {
  if (!text) return null
  return (
    <div className="quote-words">
      {title && <h2>{title}</h2>}
      <p>{text}</p>
    </div>
  )
}
