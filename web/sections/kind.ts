interface Traits {
  /** Pages have it where they were made with it: none can be added in the editor. */
  isFixed?: boolean
}

/** What a kind of section is called, and what it is for, in a sentence. */
export const kind = (title: string, description: string, { isFixed = false }: Traits = {}) => ({
  title,
  description,
  ...(isFixed && { isFixed }),
})

/** Fields that the server fills in, which no source of a page has. */
export const filledIn = { isFilledIn: true }
