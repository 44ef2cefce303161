import { searchWordsIn } from '../../../web/features/company/site-texts/search-words.ts'
import { wordsIn } from './words.ts'

/**
 * Synonyms of names in the content: other English words, Swahili, and the speech of Nairobi. A key
 * is found as whole words, singular or plural.
 */
const names: Record<string, string> = {
  // Seats.
  sofa: 'couch settee kochi',
  couch: 'sofa settee kochi',
  chair: 'kiti viti seat',
  'office chair': 'swivel chair',
  armchair: 'easy chair kiti',
  stool: 'stuli kigoda',
  'bar stool': 'high chair',
  bench: 'benchi form',
  lounger: 'sunbed deckchair',
  lounge: 'sebule living room',
  'sitting room': 'sebule lounge living room',
  'living room': 'sebule sitting room lounge',

  // Tables and cabinets.
  table: 'meza',
  desk: 'meza table',
  'desk with return': 'l shape shaped corner',
  'conference table': 'boardroom meeting table mkutano',
  'coffee table': 'centre low',
  nightstand: 'bedside table cabinet',
  'console table': 'hallway entrance',
  sideboard: 'buffet cabinet kabati',
  'media unit': 'tv television stand cabinet',
  wardrobe: 'closet cupboard almirah kabati nguo',
  cupboard: 'kabati cabinet',
  cabinet: 'kabati cupboard',
  bookcase: 'bookshelf shelf rafu vitabu',
  shelf: 'rafu rack',
  'dressing table': 'vanity mirror kioo',
  mirror: 'kioo',
  lamp: 'taa light',
  parasol: 'umbrella mwavuli shade',

  // Beds.
  bed: 'kitanda vitanda',
  bunk: 'double decker',
  bedroom: 'chumba kulala',
  headboard: 'kichwa',

  // Parts.
  leg: 'mguu miguu foot',
  post: 'nguzo newel',
  balustrade: 'railing handrail baluster',
  stair: 'ngazi staircase steps',
  gate: 'mlango lango geti door',
  door: 'mlango',
  window: 'dirisha',
  roof: 'paa mabati',
  steel: 'chuma metal',
  wood: 'mbao timber',
  wooden: 'mbao timber',

  // Rooms.
  kitchen: 'jikoni jiko',
  office: 'ofisi',
  restaurant: 'mkahawa hoteli hotel cafe',
  bar: 'baa pub',
  reception: 'mapokezi front desk',
  boardroom: 'meeting conference mkutano',
  'meeting room': 'boardroom conference mkutano',
  toilet: 'choo loo washroom lavatory restroom',
  washroom: 'choo loo toilet',
  bathroom: 'bafu',

  // Buildings.
  prefab: 'container prefabricated modular',
  container: 'prefab kontena',
  house: 'home nyumba',
  'tiny home': 'house nyumba',
  'family home': 'house nyumba',
  'container home': 'house nyumba',
  'prefab home': 'house nyumba',
  villa: 'house nyumba maisonette',
  cottage: 'house nyumba cabin',
  apartment: 'flat bedsitter',
  shop: 'duka store kiosk',
  'roadside shop': 'duka kibanda kiosk',
  'shopping centre': 'mall plaza soko',
  market: 'soko',
  classroom: 'school darasa shule class',
  library: 'maktaba',
  clinic: 'hospital dispensary hospitali zahanati',
  camp: 'kambi accommodation',
  garden: 'bustani outdoor',
  outdoor: 'garden patio nje bustani',
  gazebo: 'pergola banda pavilion',
  pool: 'bwawa',

  // Services.
  'laser cutting': 'lazer cnc',
  'powder coating': 'paint painting rangi',
  'steel fabrication': 'welding welder metalwork chuma',
  'business hours': 'opening time open saa',
  'contact us': 'where location address map directions call telephone whatsapp email wasiliana',
  'about us': 'who are you company history kuhusu',
  catalog: 'catalogue brochure katalogi pdf',
  furniture: 'fanicha samani',
}

interface Key {
  words: string[]
  synonyms: string[]
}

type KeysByFirstWord = ReadonlyMap<string, readonly Key[]>

const ofRelease = keysOf(Object.entries(names))

/** Returns synonyms of these words, without the words themselves. */
export type Synonyms = (words: readonly string[]) => string[]

export const releaseSynonyms: Synonyms = words => withoutWords(words, synonymsOf(words, ofRelease))

/**
 * Adds the owner's synonyms, also for words that those of the release lead to.
 * @param lines as `searchWordsIn` reads them
 */
export function synonymsWith(lines: string): Synonyms {
  const companySynonyms = keysOf(searchWordsIn(lines).map(({ word, means }) => [means, word]))
  if (companySynonyms.size === 0) return releaseSynonyms
  return words => {
    const ofReleaseToo = synonymsOf(words, ofRelease)
    return withoutWords(words, [
      ...ofReleaseToo,
      ...synonymsOf(words, companySynonyms),
      ...synonymsOf(ofReleaseToo, companySynonyms),
    ])
  }
}

function keysOf(all: readonly (readonly [key: string, synonyms: string])[]): KeysByFirstWord {
  const byFirstWord = new Map<string, Key[]>()
  for (const [key, synonyms] of all) {
    const words = wordsIn(key)
    const [first] = words
    if (first === undefined) continue
    const candidates = byFirstWord.get(first) ?? []
    byFirstWord.set(first, [...candidates, { words, synonyms: wordsIn(synonyms) }])
  }
  return byFirstWord
}

const synonymsOf = (words: readonly string[], keys: KeysByFirstWord): string[] =>
  words.flatMap((word, index) =>
    (keys.get(word) ?? []).flatMap(key =>
      key.words.every((keyWord, step) => words[index + step] === keyWord) ? key.synonyms : [],
    ),
  )

function withoutWords(words: readonly string[], synonyms: readonly string[]): string[] {
  const remaining = new Set(synonyms)
  for (const word of words) remaining.delete(word)
  return [...remaining]
}
