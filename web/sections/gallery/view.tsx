import { useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import type { SectionOf } from '../schemas.ts'

type Category = SectionOf<'gallery'>['categories'][number]

export function Gallery({ categories, initial }: SectionOf<'gallery'>) {
  const [id, setId] = useState<Category['id']>('prefab-units')
  const category = categories.find(one => one.id === id) as Category
  return (
    <section className="gallery section" id="product-images">
      <div role="tablist" aria-label="Categories">
        {categories.map(one => (
          <button
            key={one.id}
            type="button"
            role="tab"
            aria-selected={one.id === id}
            onClick={() => setId(one.id)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <CategoryImages key={id} category={category} initial={initial} />
    </section>
  )
}

function CategoryImages({ category, initial }: { category: Category; initial: number }) {
  const [isExpanded, setExpanded] = useState(false)
  const { label, text, items } = category
  const shown = isExpanded ? items.length : Math.min(initial, items.length)
  return (
    <div role="tabpanel" aria-label={label}>
      <h2>{label}</h2>
      <p className="lead">{text}</p>
      <p>{shown} items displayed</p>
      <ul className="tiles">
        {items.map(({ title, media }, index) => (
          <li key={media} className="product" data-more={index >= shown || undefined}>
            <Picture slot={media} shape="square" />
            <h3>{title}</h3>
          </li>
        ))}
      </ul>
      <p className="actions toggle">
        <button
          type="button"
          className="button secondary"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(expanded => !expanded)}
        >
          {isExpanded
            ? `Showing ${items.length}/${items.length} - Click for Less`
            : `Showing ${initial}/${items.length} - Click for More`}
        </button>
      </p>
    </div>
  )
}
