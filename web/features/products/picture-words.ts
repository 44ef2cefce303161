/** The words of the picture of a product or of another slot, with the titles of their columns in table files. */
export const pictureWords = {
  title: 'Title',
  description: 'Description',
  alt: 'Picture in words',
} as const

export type PictureWord = keyof typeof pictureWords
export type PictureWords = Record<PictureWord, string>

export const wordNames = Object.keys(pictureWords) as PictureWord[]

export const eachWord = <V>(of: (word: PictureWord) => V) =>
  Object.fromEntries(wordNames.map(word => [word, of(word)])) as Record<PictureWord, V>

/** Leaves out words that are empty. */
export const saidWords = (said: Partial<PictureWords> = {}): Partial<PictureWords> =>
  Object.fromEntries(wordNames.flatMap(word => (said[word] ? [[word, said[word]]] : [])))
