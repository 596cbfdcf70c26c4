import { useLanguage } from '@angadi/i18n/language-store.ts'
import { isLanguage, LANGUAGES } from '@angadi/i18n/languages.ts'
import { Globe } from 'lucide-react'

/** The ten languages, each in its own name, for users who cannot read this page (Spec §1 Languages). */
export function LanguageChoice({ label }: { readonly label: string }) {
  const { language, choose } = useLanguage()
  return (
    <label className="relative -mr-3 flex min-h-touch items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <Globe aria-hidden className="pointer-events-none absolute left-3 size-5" />
      <span className="sr-only">{label}</span>
      <select
        name="language"
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) choose(target.value)
        }}
        className="field-sizing-content min-h-touch appearance-none rounded-full bg-transparent pr-3 pl-10 font-medium outline-none"
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code} className="bg-surface-overlay text-ink">
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
