import { type Formats, formatsOf } from './format.ts'
import { useLanguage } from './language-store.ts'

/** The formats of the current interface language. */
export function useFormats(): Formats {
  return formatsOf(useLanguage((state) => state.language))
}
