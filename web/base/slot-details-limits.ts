/** The most characters of what administrators write about a picture. */
export const detailLimits = { productName: 80, alt: 255, title: 120, description: 1000 } as const

export const textNames = Object.keys(detailLimits) as (keyof typeof detailLimits)[]
