/**
 * All codes in the order of the owner: those that he has not ordered follow in the order of the site.
 */
export function ordered(codes: readonly string[], order: readonly string[]): string[] {
  const known = new Set(codes)
  const placed = new Set(order)
  return [...order.filter(code => known.has(code)), ...codes.filter(code => !placed.has(code))]
}

/**
 * The codes with `moved` before `before`, or at the end, in the order that they have in the list.
 * @param before one that is not moved itself
 */
export function reordered(
  codes: readonly string[],
  moved: ReadonlySet<string>,
  before: string | null,
): string[] {
  const staying = codes.filter(code => !moved.has(code))
  const at = before === null ? staying.length : staying.indexOf(before)
  return [...staying.slice(0, at), ...codes.filter(code => moved.has(code)), ...staying.slice(at)]
}
