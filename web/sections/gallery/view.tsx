import { usePageLocation } from '../../base/page-context.ts'
import { StateButton } from '../../ui/state-button.tsx'
import type { SectionOf } from '../schemas.ts'
import { Catalogs } from './catalogs.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { ProductImages } from './product-images.tsx'
import { Selectors } from './selectors.tsx'
import { type GallerySection, galleryQuery, galleryState, sectionState } from './state.ts'

/** The sections with a button that shows and hides them. */
const TOGGLES: [GallerySection, string][] = [
  ['product-images', 'Product Images'],
  ['pdf-catalogs', 'PDF Catalogs'],
]

export function Gallery({ categories, initial }: SectionOf<'gallery'>) {
  const state = galleryState(usePageLocation().search)
  const { section, isHidden } = state
  return (
    <section
      className="gallery section"
      id="product-images"
      aria-label="Product images and catalogs"
    >
      <div className="gallery-bar">
        <div className="gallery-toggles">
          {TOGGLES.map(([id, label]) => {
            const isActive = id === section
            return (
              <StateButton
                key={id}
                query={galleryQuery(sectionState(state, id))}
                className={`button ${isActive ? 'primary' : 'secondary'}`}
                aria-expanded={isActive && !isHidden}
              >
                {isActive ? `${label} (${isHidden ? 'Show' : 'Hide'})` : label}
              </StateButton>
            )
          })}
        </div>
        {!isHidden && section === 'product-images' && (
          <CategoryTabs state={state} categories={categories} />
        )}
        {section !== 'pdf-catalogs' && <Selectors state={state} categories={categories} />}
      </div>
      {isHidden && (
        <p className="empty">
          {section === 'product-images' ? 'Product images are' : 'The PDF catalogs are'} hidden.
          Click the button above to show them.
        </p>
      )}
      {!isHidden && section === 'product-images' && (
        <ProductImages state={state} categories={categories} initial={initial} />
      )}
      {!isHidden && section === 'pdf-catalogs' && <Catalogs categories={categories} />}
    </section>
  )
}
