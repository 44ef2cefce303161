/** Of the PDF: `Quote-2026-0042.pdf`, `Quote-2026-0042-version-2.pdf`. */
export const fileNameOf = ({ number }: { number: string }, edition: number): string =>
  edition > 1 ? `Quote-${number}-version-${edition}.pdf` : `Quote-${number}.pdf`
