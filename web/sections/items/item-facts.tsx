import { usePageData } from '../../page-context.ts'
import { routes } from '../../routes.ts'
import { useFacts } from './facts.ts'

/** What is known of an item, and that each piece of furniture is made in other sizes too. */
export function ItemFacts({ slot }: { slot: string }) {
  const { path, name } = usePageData().page
  const facts = useFacts(slot)
  const isFurniture = path.startsWith(routes.furniture)
  const rows = [
    ...(isFurniture ? [['Collection', name]] : []),
    ...facts,
    ...(isFurniture ? [['Size', 'As shown, or to your measurements']] : []),
  ]
  if (rows.length === 0) return null
  return (
    <dl className="viewer-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
