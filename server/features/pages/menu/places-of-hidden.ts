/**
 * An order of the menu with the pages that it does not name because visitors do not see them: each
 * comes after the one that it came after, so that it is in its place when it is shown again.
 * @param former the ids in the order before, with those that are not seen
 */
export function withHidden(order: readonly string[], former: readonly string[]): string[] {
  const named = new Set(order)
  const whole = [...order]
  former.forEach((id, index) => {
    if (named.has(id)) return
    // The one before it is in the order by now.
    const before = former[index - 1]
    whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, id)
  })
  return whole
}
