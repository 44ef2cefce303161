interface Choice {
  label: string
  href: string
  count?: number
}

interface Props {
  title: string
  choices: readonly Choice[]
}

/** Links with the number of results of each. */
export function Choices({ title, choices }: Props) {
  return (
    <>
      <h2 className="eyebrow">{title}</h2>
      <ul className="search-choices">
        {choices.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              {label} {count !== undefined && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
