/** By former path: the path that it leads to. */
export type RedirectList = Readonly<Record<string, { to: string; by: string; at: string }>>

export type NewRedirect = RedirectList[string] & { from: string }

/**
 * Adds one to a list: what led to `from` leads to its target at once, so that no request is sent twice.
 * @returns false where the path would lead back to itself
 */
export function addRedirect(
  list: Map<string, RedirectList[string]>,
  { from, ...target }: NewRedirect,
): boolean {
  const to = list.get(target.to)?.to ?? target.to
  if (to === from) return false
  for (const [path, one] of list) if (one.to === from) list.set(path, { ...one, to })
  list.set(from, { ...target, to })
  return true
}

/** A list with these added; undefined where one of them would lead back to itself. */
export function withRedirects(
  list: RedirectList,
  added: readonly NewRedirect[],
): RedirectList | undefined {
  const next = new Map(Object.entries(list))
  return added.every(one => addRedirect(next, one)) ? Object.fromEntries(next) : undefined
}

/**
 * After a page has moved: its former path leads to the new one, which leads nowhere any more. What led
 * to the former path leads to the page.
 */
export function afterMove(list: RedirectList, move: NewRedirect): RedirectList {
  const { [move.to]: _, ...rest } = list
  return withRedirects(rest, [move]) ?? rest
}
