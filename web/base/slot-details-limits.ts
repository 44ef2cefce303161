/** The most characters of administrators' texts about a picture. */
export const detailLimits = { productName: 80, alt: 255, title: 120, description: 1000 } as const

type TextName = keyof typeof detailLimits
export const textNames = Object.keys(detailLimits) as TextName[]

export const eachText = <V>(of: (name: TextName) => V) =>
  Object.fromEntries(textNames.map(name => [name, of(name)])) as Record<TextName, V>
