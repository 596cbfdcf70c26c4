import { type Formats, formatsOf } from './format.ts'
import { useLanguage } from './language-store.ts'

/** The formats of the language that the interface speaks now. */
export function useFormats(): Formats {
  return formatsOf(useLanguage((state) => state.language))
}
