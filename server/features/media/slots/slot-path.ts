/**
 * The slot's path from client input, with or without a leading `/uploads/`. It is only ever looked
 * up among the slots, so it needs no sanitising.
 */
export function slotPathOf(...parts: string[]): string {
  const names = parts.flatMap(part => part.split('/')).filter(Boolean)
  return (names[0] === 'uploads' ? names.slice(1) : names).join('/')
}
