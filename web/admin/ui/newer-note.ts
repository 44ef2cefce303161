/**
 * The note on a field that another administrator has saved since its form was opened.
 * @param typed undefined where nothing was
 */
export function newerNote(
  typed: string | boolean | undefined,
  theirs: string | boolean | undefined,
): string {
  if (typed === undefined || typed === theirs) return 'Changed meanwhile.'
  const text = typeof theirs === 'boolean' ? (theirs ? 'yes' : 'no') : theirs || 'nothing'
  return `Somebody saved “${text}” meanwhile. Saving puts yours in its place.`
}
