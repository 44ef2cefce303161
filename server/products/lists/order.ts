/**
 * All codes in the order of the owner: those that he has not ordered follow in the order of the site.
 */
export function ordered(codes: readonly string[], order: readonly string[]): string[] {
  const known = new Set(codes)
  const placed = new Set(order)
  return [...order.filter(code => known.has(code)), ...codes.filter(code => !placed.has(code))]
}
