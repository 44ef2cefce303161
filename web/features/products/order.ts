/**
 * A list with `moved` before `before`, or at the end, in the order that they have in it.
 * @param before one that is not moved itself; null for the end
 */
export function reordered(
  codes: readonly string[],
  moved: readonly string[],
  before: string | null,
): string[] {
  const moving = new Set(moved)
  const staying = codes.filter(code => !moving.has(code))
  const found = before === null ? -1 : staying.indexOf(before)
  const at = found < 0 ? staying.length : found
  return [...staying.slice(0, at), ...codes.filter(code => moving.has(code)), ...staying.slice(at)]
}
