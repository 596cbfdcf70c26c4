import { Check } from 'lucide-react'
import { useId } from 'react'

export interface LanguageChoice<Code extends string> {
  readonly code: Code
  /** In its own script, such as "తెలుగు". */
  readonly name: string
  /** Said below the name, in the language of the page. */
  readonly note?: string | undefined
}

export interface LanguagePickerProps<Code extends string> {
  readonly label: string
  /** The language of the label and the notes. */
  readonly spoken: string
  readonly languages: readonly LanguageChoice<Code>[]
  readonly value: Code
  readonly onChange: (code: Code) => void
  /** Called when a language is chosen by a tap or Enter; the arrow keys only move through the languages. */
  readonly onDecide?: (() => void) | undefined
}

/** The languages, each in its own script, so that everyone finds theirs. */
export function LanguagePicker<Code extends string>({
  label,
  spoken,
  languages,
  value,
  onChange,
  onDecide,
}: LanguagePickerProps<Code>) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2.5">
      <legend className="sr-only">{label}</legend>
      {languages.map((language) => (
        <label
          key={language.code}
          lang={language.code}
          className="group relative flex min-h-14 items-center justify-between gap-2 rounded-md border border-line bg-surface-raised px-4 text-lg font-medium transition-colors hover:bg-surface-sunken has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={language.code}
            checked={language.code === value}
            onChange={() => onChange(language.code)}
            // A click caused by the arrow keys has a `detail` of 0.
            onClick={({ detail }) => {
              if (detail > 0) onDecide?.()
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onDecide?.()
            }}
            className="absolute inset-0 appearance-none outline-none"
          />
          <span className="grid min-w-0 py-1.5">
            {language.name}
            {language.note && (
              <span lang={spoken} className="text-sm font-normal text-ink-muted">
                {language.note}
              </span>
            )}
          </span>
          <Check aria-hidden className="hidden size-5 group-has-checked:block" />
        </label>
      ))}
    </fieldset>
  )
}
