import { Link } from 'wouter'
import { adminRoutes } from '../../../../base/routes.ts'
import type { FeedsAnswer, LeftOut, WhyLeftOut } from './contract.ts'

/** As many as are looked through one by one. */
const FEW = 50

const figure = new Intl.NumberFormat('en')

const words: Record<WhyLeftOut, string> = {
  hidden: 'hidden from the site',
  'no-price': 'without a price',
  'price-not-shown': 'with a price that visitors do not see',
  'price-over': 'whose price was good until a day that is over',
  'price-not-fixed': 'priced “from”, in a range or on request: a feed needs one price',
  'price-per-area': 'priced by the square metre',
  'price-without-vat': 'priced without VAT',
  'no-photo': 'without a photo',
  'small-photo': 'with a photo of less than 500 pixels',
}

/** Views of the table that have all of a kind. */
const views: Partial<Record<WhyLeftOut, string>> = {
  hidden: '?show=hidden',
  'no-price': '?show=without-price',
}

/** Why products are in no feed, each with its way to be mended. */
export function LeftOutList({ left }: Pick<FeedsAnswer, 'left'>) {
  const order = Object.keys(words)
  const sorted = left.toSorted((a, b) => order.indexOf(a.why) - order.indexOf(b.why))
  return (
    <>
      <h3>Left out</h3>
      {sorted.map(one => (
        <Group key={one.why} {...one} />
      ))}
    </>
  )
}

function Group({ why, products }: LeftOut) {
  const view = views[why]
  return (
    <details className="feed-left">
      <summary>
        {figure.format(products.length)} {words[why]}
      </summary>
      <ul>
        {products.slice(0, FEW).map(({ code, name }) => (
          <li key={code}>
            <Link href={`${adminRoutes.products}?q=${encodeURIComponent(code)}`}>{code}</Link>
            {name !== code && ` ${name}`}
          </li>
        ))}
      </ul>
      {products.length > FEW && (
        <p>
          and {figure.format(products.length - FEW)} more
          {view && (
            <>
              : <Link href={adminRoutes.products + view}>all of them in the table</Link>
            </>
          )}
        </p>
      )}
    </details>
  )
}
