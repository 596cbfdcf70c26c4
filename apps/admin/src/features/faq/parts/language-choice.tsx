import {
  FAQ_LANGUAGES,
  type FaqDraft,
  type FaqLanguage,
  missingLanguages,
} from '@angadi/domain/help/faq-draft.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'

export interface LanguageChoiceProps {
  readonly draft: FaqDraft
  readonly language: FaqLanguage
  readonly onChange: (language: FaqLanguage) => void
}

/** Chooses the language that is written; those with a missing text are marked. */
export function LanguageChoice({ draft, language, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('faq-desk')
  const missing = missingLanguages(draft)
  return (
    <SegmentedControl
      label={t('edit.languages')}
      value={language}
      onChange={onChange}
      segments={FAQ_LANGUAGES.map((code) => ({
        value: code,
        label: (
          <>
            <span lang={code}>{LANGUAGES.find((one) => one.code === code)?.name}</span>
            {missing.includes(code) ? (
              <>
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
                <span className="sr-only">{t(`missing.${code}`)}</span>
              </>
            ) : null}
          </>
        ),
      }))}
    />
  )
}
