const figure = new Intl.NumberFormat('en')

/** The words for one, or the number of more: `One file is`, `1,204 files are`. */
export const oneOr = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${figure.format(count)} ${many}`

/** A number with its noun: `1 file`, `1,204 files`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  oneOr(count, `1 ${one}`, many)
