interface Props {
  eyebrow?: string | undefined
  title: string
  text?: string | undefined
}

/** How a section begins. */
export function SectionHeading({ eyebrow, title, text }: Props) {
  return (
    <div className="section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
  )
}
