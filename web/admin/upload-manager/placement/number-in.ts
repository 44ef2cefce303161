/** Names that cameras and chat programs give: their numbers count pictures, or say the date. */
const byCamera =
  /^(img|dsc[nf]?|pxl|mvi|vid|gopr|screenshot|whatsapp)[-_ ]*((image|video) )?\d|\d{4}-\d\d-\d\d/i

/** The number that a file is called by: 12 of `chair-12.jpg`, `Ch12.png` and `photo (12).jpg`. */
export function numberIn(path: string): number | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  const [, before, digits] = /(^|\D)(\d{1,4})\D*$/.exec(name) ?? []
  return byCamera.test(name) || before === undefined ? undefined : Number(digits)
}
