/**
 * Names that cameras, drones and chat programs give: their numbers count pictures, or say the date.
 * DCF, the rule of cameras, has four letters or digits of the maker and four digits that count:
 * `DSCF0012`, `P1010034`, `100_0034`. https://www.cipa.jp/std/documents/e/DC-009-2010_E.pdf
 */
const byCamera = [
  /^(img|dsc[nf]?|sdc|pxl|mvi|mov|vid|gopr|g[hx]\d\d|dji|dcim|imgp|cimg|pict?|kakao|fb|signal|screenshot|whatsapp|photo)[-_ ]*((image|video) )?\d{3}/i,
  /^(img|dsc[nf]?|whatsapp|screenshot)[-_ ]*((image|video) )?\d/i,
  /^(p[1-9a-c]\d{6}|_[a-z0-9]{3}\d{4}|\d{3}[-_]\d{4}|\d{8}[-_]\d{4,6})\b/i,
  /\d{4}-\d\d-\d\d|\b20\d{6}\b/,
]

/**
 * `45x60`, `180 x 90 cm`, `1.2m`, `3 seater`, `set of 4`, `2pcs`: how large or how many. Digits and
 * spaces are bounded: a search that starts at each digit of a long number is quadratic without.
 */
const measures =
  /\d{1,6}([.,]\d{1,3})?\s?[x×*]\s?\d{1,6}([.,]\d{1,3})?(\s?[x×*]\s?\d{1,6}([.,]\d{1,3})?)?(\s?(mm|cm|m|ft|in)\b)?|\b\d{1,6}([.,]\d{1,3})?\s?-?(mm|cm|m|ft|inch(es)?|kg|litres?|sqm|m2)\b|\b\d{1,6}[\s-]?(seater|seats?|door|drawer|piece|pcs?|pack|tier|person|people)s?\b|\b(set|pair|pack|box) of \d{1,6}\b/gi

/** The number that a file is called by: 12 of `chair-12.jpg`, `Ch12.png` and `photo (12).jpg`. */
export function numberIn(path: string): number | undefined {
  const baseName = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  const name = baseName.replace(measures, ' ').trim()
  const [, preceding, digits] = /(^|\D)(\d{1,4})\D*$/.exec(name) ?? []
  return byCamera.some(pattern => pattern.test(baseName)) || preceding === undefined
    ? undefined
    : Number(digits)
}
