/** Bytes in chunks; each filter transforms them. */
export type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>

export type Filter = (pieces: Pieces, parameters: Parameters) => AsyncIterable<Buffer>

/** An integer parameter of a filter, with its default. */
export type Parameters = (name: string, otherwise: number) => number
