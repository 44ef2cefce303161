/** Bytes piece by piece; each filter makes the next ones of them. */
export type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>

export type Filter = (pieces: Pieces, parameters: Parameters) => AsyncIterable<Buffer>

/** A whole number of a filter's parameters; its default where it is not there. */
export type Parameters = (name: string, otherwise: number) => number
