import type { BinItem } from '../../../../admin/contract.ts'
import { inBytes } from '../../../../admin/ui/in-bytes.ts'
import { Moment } from '../../../../admin/ui/moment.tsx'
import { api } from '../../../../base/routes.ts'

interface Props {
  items: readonly BinItem[]
  onRestore: (item: BinItem) => void
  onDelete: (item: BinItem) => void
}

export const pictureIn = ({ id }: Pick<BinItem, 'id'>) => `${api.bin}/${id}/picture`

/** The entries of the bin, with buttons that restore and delete them. */
export function BinList({ items, onRestore, onDelete }: Props) {
  return (
    <ul className="bin-list">
      {items.map(item => (
        <li key={item.id}>
          <span className="bin-picture">
            {item.hasPicture ? (
              <img src={pictureIn(item)} alt="" loading="lazy" />
            ) : (
              <span>{kinds[item.kind]}</span>
            )}
          </span>
          <div>
            <strong>{item.title || item.subject}</strong>
            {item.title && <span className="bin-subject">{item.subject}</span>}
            {item.kind === 'product' && item.hasPicture && <span>Product with its photo</span>}
            {item.kind === 'collection' && <span>Collection with its page and its products</span>}
            {item.kind === 'page' && item.hasPicture && <span>Page with its photos</span>}
            <span>
              {item.cause === 'replaced' ? 'Replaced' : 'Deleted'} by {item.who || 'the site'},{' '}
              <Moment at={item.deletedAt} />
              {item.bytes > 0 && ` · ${inBytes(item.bytes)}`}
            </span>
            <span>
              Stays until <Moment at={item.expiresAt} />
            </span>
          </div>
          <p className="actions">
            <button
              type="button"
              className="button small secondary"
              onClick={() => onRestore(item)}
            >
              Restore<span className="visually-hidden"> {item.title || item.subject}</span>
            </button>
            <button type="button" className="link-button" onClick={() => onDelete(item)}>
              Delete for good
              <span className="visually-hidden"> {item.title || item.subject}</span>
            </button>
          </p>
        </li>
      ))}
    </ul>
  )
}

const kinds: Record<BinItem['kind'], string> = {
  media: 'File',
  'slot-details': 'Words',
  product: 'Product',
  products: 'Products',
  page: 'Page',
  collection: 'Collection',
  inquiry: 'Inquiry',
}
