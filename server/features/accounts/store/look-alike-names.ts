/**
 * Tells whether two names can be confused: compares them without case, accents, spaces and
 * zero-width characters, with letters that look like Latin ones replaced by these. Based on
 * https://www.unicode.org/reports/tr39/.
 */
export function looksLike(one: string, other: string): boolean {
  const readings = readingsOf(other)
  return readingsOf(one).some(reading => readings.includes(reading))
}

/** A capital I may be read as i or as l. */
function readingsOf(name: string): string[] {
  const read = [...name.normalize('NFKD').replace(unseen, '')]
    .map(
      sign =>
        latinByLookAlike.get(sign) ??
        latinByLookAlike.get(sign.toLowerCase()) ??
        sign.toLowerCase(),
    )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  return ['i', 'l'].map(letter => read.replaceAll('I', letter))
}

/** Accents and zero-width characters. */
const unseen =
  /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}|\s|[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]/gu

/** A Latin character, and those of other scripts that look like it, in lower or upper case. */
const looks: readonly string[] = [
  'a ɑαаᴀ⍺ꭺᎪꓮ',
  'b ƄƅьЬвВβΒᏏᏴʙꓐ',
  'c сСϲᴄⅽᏟꓚⲥ',
  'd ԁԀⅾᎠᴅđꓓɖ',
  'e еЕєЄεΕᴇᎬꓰℯɛ',
  'f ғҒꜰꓝſƒϝ',
  'g ɡɢԍԌᏀꓖց',
  'h һҺнНΗʜᎻħհꓧ',
  'i іιıɩɪᎥⅰ',
  'I IІΙӀ',
  'j јЈϳᴊᎫʝյꓙ',
  'k кКκΚᴋᏦқꓗ',
  'l ӏ1|ʟⅼᏞłǀꓡլ',
  'm мМΜᴍⅿᎷꓟ',
  'n пПηΝɴոռꓠ',
  'o оОοΟσᴏ0øՕօѳӨөɵⲟᲿꓳ०০',
  'p рРρΡᴘᏢꓑ',
  'q ԛԚգզ',
  'r гГʀᎡᴦꓣ',
  's ѕЅꜱᏚՏꓢ',
  't тТτΤᴛᎢŧꓔ',
  'u υՍսᴜꓴʋ',
  'v νѵѴᴠⅴᏙꓦ',
  'w ԝԜωѡᴡᎳꓪա',
  'x хХχΧⅹꓫ×',
  'y уУγΥүҮʏᎽꓬ',
  'z ᴢᏃΖꓜ',
  '3 зЗӡЗ',
]

const latinByLookAlike = new Map(
  looks.flatMap(row => {
    const [english = '', ...lookAlikes] = row.replace(' ', '')
    return lookAlikes.map(other => [other, english] as const)
  }),
)

/**
 * Tells whether Latin letters are mixed with those of a script that is not usually mixed with them.
 */
export const mixesScripts = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && /(?!\p{Script=Latin})\p{L}/u.test(name.replace(eastAsian, ''))

/** Japanese, Chinese and Korean names are commonly written together with Latin letters. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu

/** Tells whether a name contains an invisible character, such as a zero-width space. */
export const hasInvisibleCharacter = (name: string): boolean =>
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u.test(name)
