import type { Language } from './languages.ts'

/** How a language abbreviates metres and kilometres. */
export interface DistanceUnits {
  readonly metres: string
  readonly kilometres: string
}

const unitsByLanguage: Record<Language, DistanceUnits> = {
  en: { metres: 'm', kilometres: 'km' },
  hi: { metres: 'मी', kilometres: 'किमी' },
  ta: { metres: 'மீ', kilometres: 'கிமீ' },
  bn: { metres: 'মি', kilometres: 'কিমি' },
  // Without its full stop, మీ would read as “your”.
  te: { metres: 'మీ.', kilometres: 'కి.మీ.' },
  mr: { metres: 'मी', kilometres: 'किमी' },
  gu: { metres: 'મી', kilometres: 'કિમી' },
  kn: { metres: 'ಮೀ', kilometres: 'ಕಿಮೀ' },
  ml: { metres: 'മീ', kilometres: 'കി.മീ' },
  pa: { metres: 'ਮੀ', kilometres: 'ਕਿਮੀ' },
}

/** The unit signs of a language. */
export function distanceUnits(language: Language): DistanceUnits {
  return unitsByLanguage[language]
}
