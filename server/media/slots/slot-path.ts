/**
 * A slot's path from what a client sends, with or without `/uploads/` in front. It is only ever
 * looked up among the slots, so nothing needs to be cleaned out of it.
 */
export function slotPathOf(...parts: string[]): string {
  const names = parts.flatMap(part => part.split('/')).filter(Boolean)
  return (names[0] === 'uploads' ? names.slice(1) : names).join('/')
}
