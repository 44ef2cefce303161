import { counted } from '../../../../../base/counted.ts'
import { moneyText } from '../../../../../base/money/amount-text.ts'
import type { Currency } from '../../../../../base/money/currencies.ts'
import type { QuoteLine, SentListLines } from '../../../contract.ts'
import { quantityText } from '../../../typed-quantity.ts'

/** What a pasted message asks for, and what of it is not found. */
export function FoundLines({ found }: { found: SentListLines }) {
  const { currency, lines, unread, left } = found
  const items = lines.filter(({ kind }) => kind === 'item')
  const texts = lines.filter(({ kind }) => kind === 'text')
  return (
    <>
      {texts.length > 0 && (
        <>
          <p>
            Not found among the products. Each becomes a line of your own words, without a price:
          </p>
          <Lines lines={texts} currency={currency} />
        </>
      )}
      {unread.length > 0 && (
        <>
          <p>Not read, and not in the quote:</p>
          <ul>
            {unread.map(text => (
              <li key={text}>“{text}”</li>
            ))}
          </ul>
        </>
      )}
      {left > 0 && (
        <p>
          A quote has at most {lines.length} lines: {counted(left, 'item')} at the end of the list{' '}
          {left === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      <p className="sent-list-count">
        {items.length === 0 ? 'No product found.' : `${counted(items.length, 'product')} found.`}
      </p>
      {items.length > 0 && <Lines lines={items} currency={currency} />}
    </>
  )
}

function Lines({ lines, currency }: { lines: readonly QuoteLine[]; currency: Currency }) {
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only shown, and never change
        <li key={index}>
          <span>
            {quantityText(line.quantity)} × {nameOf(line)}
            {line.detail && <small>{line.detail}</small>}
          </span>
          {line.kind === 'item' && (
            <small>
              {line.unitPrice === null
                ? 'No fixed price'
                : `${moneyText(line.unitPrice, currency)} each`}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Without a name that is the code again. */
const nameOf = ({ code, text }: QuoteLine) => (code && code !== text ? `${code} ${text}` : text)
