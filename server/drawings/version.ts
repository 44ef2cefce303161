/** Changes whenever any drawing looks different; part of the address under which it is cached. */
export const drawingsVersion = 'd30'
