import { type Part, STEP } from './step-query.ts'

/** The address of the step that begins at an item. */
type AddressOf = (from: number) => URLSearchParams

/** Links to all steps of a list that has more than one; each is a page of its own for the browser. */
export function Steps({ part, addressOf }: { part: Part | undefined; addressOf: AddressOf }) {
  if (!part) return null
  const { from, total } = part
  const firsts = Array.from({ length: Math.ceil(total / STEP) }, (_, index) => index * STEP + 1)
  return (
    <nav className="actions toggle" aria-label="All items">
      {firsts.map(first => {
        const numbers = `${first}–${Math.min(first + STEP - 1, total)}`
        return first === from ? (
          <strong key={first} className="button" aria-current="page">
            {numbers}
          </strong>
        ) : (
          <a key={first} className="button plain" href={`?${addressOf(first)}`}>
            {numbers}
          </a>
        )
      })}
    </nav>
  )
}
