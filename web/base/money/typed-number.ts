/**
 * A typed number times a power of ten, exactly: `12`, `2.5`, `1,200`, `2,5`. A comma or space before each
 * three digits groups them; a comma before one or two last digits is the decimal one of other countries.
 * @param decimals of the power; where there are none, `.00` says nothing
 * @returns undefined where it is no number, or has more decimals than that
 */
export function scaledNumber(input: string, decimals: number): number | undefined {
  const parts = partsOf(input.trim().replaceAll(/[\u00a0\u202f]/g, ' '))
  if (!parts) return undefined
  const digits = decimals === 0 ? parts.decimals.replace(/^00?$/, '') : parts.decimals
  if (digits.length > decimals) return undefined
  const value = Number(parts.whole + digits.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? value : undefined
}

function partsOf(text: string): { whole: string; decimals: string } | undefined {
  const [, whole = '', decimals = ''] =
    /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d*)(?:\.(\d*))?$/.exec(text) ??
    /^(\d+),(\d{1,2})$/.exec(text) ??
    []
  return whole + decimals === '' ? undefined : { whole: whole.replace(/\D/g, ''), decimals }
}

/** A percentage with at most two decimals: `10`, `7.5 %`. */
export function percentFrom(text: string): number | undefined {
  const hundredths = scaledNumber(text.replace(/%\s*$/, ''), 2)
  return hundredths === undefined ? undefined : hundredths / 100
}
