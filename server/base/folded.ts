/** Letters that Unicode does not decompose into a letter and an accent. */
const plain: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

/** Normalises a text for searching: lower case, without accents. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđħıæœß]/g, letter => plain[letter] ?? letter)
