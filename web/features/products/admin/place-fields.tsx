import { Link } from 'wouter'
import type { AdminProduct } from '../../../admin/contract.ts'
import { fieldsOf } from '../fields.ts'
import { furtherPlaces } from '../further-places.ts'
import { FactFields } from './fact-fields.tsx'
import { FieldGroup } from './form-parts.tsx'
import { photoAddress } from './lists/photo-address.ts'
import type { ProductForm } from './use-product-form.ts'

interface Props {
  form: ProductForm
  /** As it is stored: only its places take a file. */
  product: AdminProduct
}

/** How many further pictures and documents it may have, and the ways to upload them. */
export function PlaceFields({ form, product }: Props) {
  const places = furtherPlaces(product, product.facts)
  return (
    <FieldGroup title="More pictures and documents">
      <div className="product-fields">
        <FactFields form={form} fields={fieldsOf('places')} />
      </div>
      <p className="field-hint">
        Save to open them, then upload. Visitors see a place once it has a file. With fewer places
        the last ones are hidden; their files stay, and come back with the places.
      </p>
      {places.length > 0 && (
        <div className="product-actions">
          {places.map(({ path, name }) => (
            <Link key={path} className="button secondary small" href={photoAddress({ slot: path })}>
              Upload {name}
            </Link>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
