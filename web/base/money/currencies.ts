/**
 * The currencies of ISO 4217 (list one, without funds, metals and tests) by their number of decimals. `Intl`
 * is not asked: it gives some of them other decimals than the standard does, and browsers differ.
 */
const codesByDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF
    CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG
    HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU
    MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR
    SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES
    WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
}

/** A code of ISO 4217, such as `KES`. */
export type Currency = string

const decimals = new Map<Currency, number>(
  Object.entries(codesByDecimals).flatMap(([count, codes]) =>
    codes.split(/\s+/).map(code => [code, Number(count)] as const),
  ),
)

/** All codes in alphabetical order. */
export const currencies: readonly Currency[] = [...decimals.keys()].sort()

export const isCurrency = (code: string): boolean => decimals.has(code)

/** The number of decimals of an amount; they make its minor unit, in which amounts are stored. */
export const decimalsOf = (currency: Currency): number => decimals.get(currency) ?? 2

/** The currency of a new site, and of all amounts that earlier releases have stored. */
export const FIRST_CURRENCY = 'KES'
