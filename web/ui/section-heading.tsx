interface Props {
  eyebrow?: string | undefined
  title: string
  text?: string | undefined
  /** The title of the chapter that begins here; empty within one. */
  chapter?: string | undefined
}

/** The heading of a section. */
export function SectionHeading({ eyebrow, title, text, chapter }: Props) {
  const Title = chapter === undefined ? 'h2' : 'h3'
  return (
    <div className="section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {chapter && <h2>{chapter}</h2>}
      <Title>{title}</Title>
      {text && <p className="lead">{text}</p>}
    </div>
  )
}
