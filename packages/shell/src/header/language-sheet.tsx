import { useLanguage } from '@angadi/i18n/language-store.ts'
import { LANGUAGES, type Language } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LanguagePicker } from './language-picker.tsx'

/**
 * All ten languages, each by its own name; a choice applies at once and to the next visit (Decisions, Header selector).
 * A choice closes the sheet.
 */
export default function LanguageSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['header', 'common', 'shell'])
  const { language, choose } = useLanguage()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('header:language.title')}
      closeLabel={t('common:close')}
    >
      <LanguagePicker<Language>
        label={t('shell:language')}
        languages={LANGUAGES}
        value={language}
        onChange={choose}
        onDecide={onClose}
      />
    </DialogSheet>
  )
}
