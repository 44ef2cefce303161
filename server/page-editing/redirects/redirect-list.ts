/** By former path: the path that it leads to. */
export type RedirectList = Readonly<Record<string, { to: string; by: string; at: string }>>

/**
 * With one more: what led to `from` leads to its target at once, so that no request is sent twice.
 * Undefined where the path would lead back to itself.
 */
export function withRedirect(
  list: RedirectList,
  { from, ...target }: { from: string; to: string; by: string; at: string },
): RedirectList | undefined {
  const to = list[target.to]?.to ?? target.to
  if (to === from) return undefined
  const folded = Object.entries(list).map(([path, one]) => [
    path,
    one.to === from ? { ...one, to } : one,
  ])
  return { ...Object.fromEntries(folded), [from]: { ...target, to } }
}

/**
 * After a page has moved: its former path leads to the new one, which leads nowhere any more. What led
 * to the former path leads to the page.
 */
export function afterMove(
  list: RedirectList,
  move: { from: string; to: string; by: string; at: string },
): RedirectList {
  const { [move.to]: _, ...others } = list
  return withRedirect(others, move) ?? others
}
