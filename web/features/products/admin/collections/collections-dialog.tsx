import { useState } from 'react'
import type { AdminCollection, AdminProducts } from '../../../../admin/contract.ts'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { CollectionRow } from './collection-row.tsx'
import { useCollectionChanges } from './use-collection-changes.ts'

interface Props extends Pick<AdminProducts, 'collections' | 'products'> {
  onClose: () => void
}

/** All collections in the order of the site, and what can be done with each as one thing. */
export function CollectionsDialog({ collections, products, onClose }: Props) {
  const { isBusy, fault, change, remove } = useCollectionChanges()
  const [announcement, setAnnouncement] = useState('')
  const countOf = ({ id }: AdminCollection) =>
    products.filter(({ collection }) => collection === id).length

  async function move(collection: AdminCollection, by: 1 | -1): Promise<void> {
    const at = collections.indexOf(collection)
    const before = collections[by < 0 ? at - 1 : at + 2]?.id ?? null
    if (await change(collection, { before }))
      setAnnouncement(`${collection.name}, place ${at + by + 1} of ${collections.length}`)
  }

  return (
    <Dialog
      title="Collections"
      text="In the order of tiles, lists and tables. The order in the menu is that of Pages, Menu."
      className="collections"
      onClose={onClose}
    >
      <FormFault text={fault} />
      <ol className="collection-list">
        {collections.map((collection, index) => (
          <CollectionRow
            key={collection.id}
            collection={collection}
            count={countOf(collection)}
            isFirst={index === 0}
            isLast={index === collections.length - 1}
            isBusy={isBusy}
            onMove={by => void move(collection, by)}
            onChange={what => change(collection, what)}
            onDelete={() => void remove(collection, countOf(collection), onClose)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className="actions">
        <DialogClose type="button" className="button secondary">
          Close
        </DialogClose>
      </div>
    </Dialog>
  )
}
