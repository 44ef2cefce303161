/** On answers: the entry in the bin of what was deleted or replaced, where something was. */
export const BIN_HEADER = 'x-bin-entry'
