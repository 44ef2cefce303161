import { Picture } from '../../ui/picture.tsx'
import { inPlace } from './in-place.ts'
import type { Item } from './viewed-item.ts'

/** The number before the viewed item, and after it. */
const EACH_SIDE = 2

interface Props {
  items: Item[]
  index: number
  addressOf: (code: string) => string
  show: (code: string) => void
}

/** A strip of the items around the viewed one, which is in its middle. */
export function Neighbours({ items, index, addressOf, show }: Props) {
  const tileCount = Math.min(items.length, 2 * EACH_SIDE + 1)
  if (tileCount < 3) return null
  const first = index - Math.floor(tileCount / 2) + items.length
  const shown = Array.from({ length: tileCount }, (_, step) => items[(first + step) % items.length])
  return (
    <ul className="viewer-neighbours">
      {(shown as Item[]).map(({ code, slot }) => (
        <li key={slot}>
          <a
            href={addressOf(code)}
            title={code}
            aria-current={code === items[index]?.code || undefined}
            onClick={inPlace(() => show(code))}
          >
            <Picture slot={slot} shape="square" sizes="72px" />
          </a>
        </li>
      ))}
    </ul>
  )
}
