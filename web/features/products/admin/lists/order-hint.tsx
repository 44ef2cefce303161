import type { ProductsView } from '../products-query.ts'

interface Props {
  view: ProductsView
  /** Whether rows can be moved in this view. */
  isOrderable: boolean
  /** What has just been moved, for those who hear the screen. */
  announcement: string
  onShow: (change: Partial<ProductsView>) => void
}

/** Read out with each handle. */
export const MOVE_HINT_ID = 'how-to-move'

/** Says how products are moved, or in which view that is possible. */
export function OrderHint({ view, isOrderable, announcement, onShow }: Props) {
  return (
    <div className="product-order">
      <p id={MOVE_HINT_ID}>{textFor(view, isOrderable)}</p>
      {view.collection && !isOrderable && (
        <button
          type="button"
          className="link-button"
          onClick={() => onShow({ q: '', show: '', sort: '', isDescending: false })}
        >
          Show all in the order of the site
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

function textFor({ collection }: ProductsView, isOrderable: boolean): string {
  if (isOrderable) {
    return 'In the order of the site. Drag a handle, press the arrow keys on it, or tick products to move.'
  }
  return collection
    ? 'Products are moved where all of a collection stand in the order of the site.'
    : 'Choose one collection in the order of the site to move products.'
}
