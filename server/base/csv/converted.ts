/**
 * Tells whether a spreadsheet program would turn a text into a number, a date, a time or a truth
 * value, such as the name "1-2" or the code "MAR5", and save that instead.
 */
export const isConverted = (text: string): boolean =>
  text.length <= LONGEST && kinds.some(kind => kind.test(text.trim()))

/** No number or date is longer. */
const LONGEST = 60

const kinds = [
  // Numbers, dates, times and fractions.
  /^(?=\D{0,9}\d)[\d.,:;/\-+()%$€£\s]+$/,
  // 1E10
  /^\d[\d.,]*e[+-]?\d+$/i,
  // 10 am, 5:30 p
  /^\d[\d:.]*\s?[ap]m?$/i,
  // Mar5, 5 May 2026, December-1
  /^(\d{1,4}[\s\-/.,]{0,3})?(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)[\s\-/.,]{0,3}\d[\d\s\-/.,]*$/i,
  /^\d{1,4}[\s\-/.,]{0,3}(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/i,
  /^(true|false)$/i,
]
