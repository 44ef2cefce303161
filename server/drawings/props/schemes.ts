/** Colours of one room that go together. */
export interface Scheme {
  /** The wall along the back, and the one that is set off from it. */
  readonly wall: string
  readonly feature: string
  readonly floor: string
  readonly wood: string
  readonly fabric: string
  readonly accent: string
  /** Fronts of cupboards and counters. */
  readonly front: string
}

/** Warm, lived-in schemes for homes, restaurants and shops. */
export const schemes: Record<string, Scheme> = {
  coast: scheme('#e6ece8', '#2f6b70', '#d9bd94', '#c79a63', '#2f6b70', '#d8572a', '#f3efe6'),
  savanna: scheme('#f0e6d0', '#cf9c49', '#b98a58', '#8a5a38', '#b4533a', '#3f6650', '#e9dcc0'),
  clay: scheme('#eedccf', '#bf7355', '#d8c2a4', '#6f4a33', '#c98a68', '#1f6f78', '#f4e9dd'),
  forest: scheme('#e4e8d9', '#4f7258', '#c79a63', '#b07a45', '#3f6650', '#e9b44c', '#dfe4d2'),
  dusk: scheme('#e2e4ea', '#4c5b76', '#b99e7c', '#6f4a33', '#54709a', '#e3ab41', '#3d4a5f'),
  sun: scheme('#f6ecd0', '#e0ab48', '#dcc9a6', '#d8b686', '#566773', '#1f6f78', '#fbf6e8'),
  plum: scheme('#efe6ea', '#7a4d69', '#cfb496', '#8a4b32', '#80506f', '#d6a03c', '#f2e8e4'),
  slate: scheme('#e6eaeb', '#536976', '#cdb491', '#c79a63', '#566773', '#d8572a', '#40525d'),
  mint: scheme('#e3eee2', '#7fa08a', '#e0cfae', '#d8b686', '#84997a', '#b4533a', '#f1f2e8'),
  chalk: scheme('#f2ede2', '#d2bd97', '#c9ab80', '#c79a63', '#d9ccb6', '#1f6f78', '#fbf7ee'),
}

/** Light, wipe-clean schemes for clinics, schools, camps and workplaces. */
export const plainSchemes: Record<string, Scheme> = {
  water: scheme('#e9f0f0', '#9cc4c9', '#cfd8d6', '#d8b686', '#3f8a94', '#d8572a', '#f6f6f1'),
  leaf: scheme('#edf1e4', '#a9c59a', '#d5d6c6', '#c79a63', '#5f8d57', '#e3ab41', '#f7f6ee'),
  apricot: scheme('#f6ece0', '#e7b78c', '#dbd2c2', '#d8b686', '#d2763f', '#1f6f78', '#faf6ee'),
  sky: scheme('#e8eef5', '#93b1d2', '#cfd5dc', '#c79a63', '#3a648f', '#e3ab41', '#f5f6f8'),
  sand: scheme('#f3ecdd', '#d9c08d', '#c9bfae', '#b07a45', '#7c6a53', '#2f6b70', '#f8f3e8'),
  teal: scheme('#e4eeed', '#2f7f88', '#d3d0c3', '#d8b686', '#1f6f78', '#d8572a', '#f4f3ec'),
  brick: scheme('#f1e7df', '#b4614a', '#d2cabd', '#c79a63', '#a84a36', '#54709a', '#f6efe7'),
  ink: scheme('#e6e9ea', '#40525d', '#c4c9c7', '#c79a63', '#40525d', '#e9b44c', '#eef0ee'),
}

function scheme(
  wall: string,
  feature: string,
  floor: string,
  wood: string,
  fabric: string,
  accent: string,
  front: string,
): Scheme {
  return { wall, feature, floor, wood, fabric, accent, front }
}
