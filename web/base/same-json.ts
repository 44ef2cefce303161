/** Whether two JSON values say the same; the order of an object's fields says nothing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = definedIn(one)
  return (
    fields.length === definedIn(other).length &&
    fields.every(([name, value]) => sameJson(value, Reflect.get(other, name)))
  )
}

/** In JSON a field that is undefined is none. */
const definedIn = (value: object) =>
  Object.entries(value).filter(([, inner]) => inner !== undefined)
