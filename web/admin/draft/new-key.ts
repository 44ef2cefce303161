let count = 0

/** Names a new section; no other tab or visit makes the same name. */
export function newKey(): string {
  count += 1
  const random = Math.random().toString(36).slice(2, 8)
  return `new-${Date.now().toString(36)}-${random}-${count}`
}
