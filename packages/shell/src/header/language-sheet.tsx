import { useLanguage } from '@angadi/i18n/language-store.ts'
import { LANGUAGES, type Language } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LanguagePicker } from './language-picker.tsx'

const COMPLETE = '100'

/**
 * All ten languages, each by its own name and with how much of it is translated; a choice applies at once and to the next visit (Decisions, Header selector).
 * A choice closes the sheet.
 */
export default function LanguageSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['header', 'common', 'shell', 'languages'])
  const { language, choose } = useLanguage()
  const languages = LANGUAGES.map(({ code, name }) => {
    const share = t(`languages:translated.${code}`)
    return { code, name, note: share === COMPLETE ? undefined : t('header:language.share', { share }) }
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('header:language.title')}
      closeLabel={t('common:close')}
    >
      <LanguagePicker<Language>
        label={t('shell:language')}
        spoken={language}
        languages={languages}
        value={language}
        onChange={choose}
        onDecide={onClose}
      />
      {languages.some(({ note }) => note) && (
        <p className="mt-3 text-sm text-ink-muted">{t('header:language.shares')}</p>
      )}
    </DialogSheet>
  )
}
