/** A part of a text, and whether the other text has it too. */
export interface Part {
  text: string
  isChanged: boolean
}

/** Longer texts are marked as a whole: the table of both would take too much memory. */
const MOST_WORDS = 1500

/** Two texts in parts, where each marks the words that the other does not have in that order. */
export function wordDiff(one: string, other: string): [Part[], Part[]] {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  if (left.length > MOST_WORDS || right.length > MOST_WORDS) {
    const isChanged = one !== other
    return [[{ text: one, isChanged }], [{ text: other, isChanged }]]
  }
  const common = commonWords(left, right)
  const parts = (words: string[], side: 0 | 1) => {
    const inCommon = new Set(common.map(pair => pair[side]))
    return joined(words.map((text, index) => ({ text, isChanged: !inCommon.has(index) })))
  }
  return [parts(left, 0), parts(right, 1)]
}

/** Words with the space behind them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** The longest row of words that both have: pairs of indices. */
function commonWords(left: string[], right: string[]): [number, number][] {
  const width = right.length + 1
  const longest = new Uint16Array((left.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  const isSame = (row: number, column: number) => left[row]?.trim() === right[column]?.trim()
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < left.length && column < right.length) {
    if (isSame(row, column)) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

function joined(parts: Part[]): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last?.isChanged === part.isChanged) last.text += part.text
    else all.push({ ...part })
  }
  return all
}
