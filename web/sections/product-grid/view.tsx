import { useId, useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { replaceByPlaceholder } from '../../ui/placeholder.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

type Props = SectionOf<'product-grid'>

export function ProductGrid(props: Props) {
  const { id, eyebrow, title, text, products, initial, toggle, count, placeholder } = props
  const [isExpanded, setExpanded] = useState(false)
  const list = useId()
  const total = products.length
  const shown = isExpanded ? total : Math.min(initial, total)
  const subtitle = `(${shown}/${total} products shown)`
  return (
    <section className="product-grid section" id={id}>
      <SectionHeading
        eyebrow={eyebrow}
        title={count === 'heading' ? `${title} (${shown}/${total})` : title}
        text={count === 'subtitle' ? [text, subtitle].filter(Boolean).join(' ') : text}
      />
      <ul id={list} className="tiles">
        {products.map(({ name, media }, index) => (
          <li key={media} className="product" data-more={index >= shown || undefined}>
            <Picture
              slot={media}
              shape="square"
              {...(placeholder && { onError: replaceByPlaceholder })}
            />
            <h3>{name}</h3>
          </li>
        ))}
      </ul>
      {total > initial && (
        <p className="actions toggle">
          <button
            type="button"
            className="button secondary"
            aria-expanded={isExpanded}
            aria-controls={list}
            onClick={() => setExpanded(expanded => !expanded)}
          >
            {toggleLabel(toggle, isExpanded, initial, total)}
          </button>
        </p>
      )}
    </section>
  )
}

function toggleLabel(kind: Props['toggle'], isExpanded: boolean, initial: number, total: number) {
  if (kind === 'show-all') {
    return isExpanded ? `Show Less (${initial}/${total})` : `Show All Products (${total}/${total})`
  }
  return isExpanded
    ? `Showing ${total}/${total} - Click for Less`
    : `Showing ${initial}/${total} - Click for More`
}
