/**
 * `numerator / denominator`, rounded half up to a whole number. Both are exact: intermediate
 * amounts exceed what a number holds without loss.
 * @param numerator not negative
 */
export const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

/** A percentage with at most two decimals, in hundredths of a percent: 16 is 1600n. */
export const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

/** 100 %, in hundredths of a percent. */
export const WHOLE = 10_000n
