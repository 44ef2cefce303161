/** Texts of the search that are those of a trade, where administrators have not changed them. */
export const SEARCH_TEXTS = {
  /** Examples in the empty field. */
  field: 'Sofa, Ch8, kitanda, powder coating',
  nothing: 'Nothing goes by these words. We make most things to measure, so ask us.',
}
