/** Products in an order of codes: those that it does not name follow as they are. */
export function ordered<P extends { code: string }>(
  products: readonly P[],
  order: readonly string[],
): P[] {
  const byCode = new Map(products.map(product => [product.code, product]))
  const placed = new Set(order)
  return [
    ...order.flatMap(code => byCode.get(code) ?? []),
    ...products.filter(({ code }) => !placed.has(code)),
  ]
}
