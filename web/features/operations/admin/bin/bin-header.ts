/** The response header with the id of the bin entry, where something was deleted or replaced. */
export const BIN_HEADER = 'x-bin-entry'
