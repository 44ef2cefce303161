import { ScreenHeading } from '../ui/screen-heading.tsx'
import { openNewProduct } from './lists/new-product-draft.ts'
import { mayLoseDraft } from './may-lose-draft.ts'

interface Props {
  /** How many the table finds, and of how many; undefined until that is known. */
  counts: { found: number; all: number } | undefined
  /** The id of the collection that is shown, to which a new product goes. */
  collection: string
}

const figure = new Intl.NumberFormat('en')

/** What is shown, and the button that adds to it. */
export function ProductsHeading({ counts, collection }: Props) {
  const add = async () => {
    if (await mayLoseDraft()) openNewProduct(collection)
  }
  return (
    <ScreenHeading title="Products" text={counts && <span role="status">{textOf(counts)}</span>}>
      {counts && (
        <button type="button" className="button primary" onClick={() => void add()}>
          Add a product
        </button>
      )}
    </ScreenHeading>
  )
}

const textOf = ({ found, all }: NonNullable<Props['counts']>) =>
  `${found < all ? `${figure.format(found)} of ` : ''}${figure.format(all)} products`
