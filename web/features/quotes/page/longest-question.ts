/** Characters of a question about a quote: as many as a note of an inquiry has. */
export const LONGEST_QUESTION = 2000
