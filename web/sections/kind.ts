interface Traits {
  /** Pages have it where they were made with it: none can be added in the editor. */
  isFixed?: boolean
  /** A page has one at most. */
  isOnce?: boolean
}

/** Describes a kind of section: its name, and its purpose in a sentence. */
export const kind = (
  title: string,
  description: string,
  { isFixed = false, isOnce = false }: Traits = {},
) => ({
  title,
  description,
  ...(isFixed && { isFixed }),
  ...(isOnce && { isOnce }),
})

/** Fields that the server fills in, which no source of a page has. */
export const filledIn = { isFilledIn: true }
