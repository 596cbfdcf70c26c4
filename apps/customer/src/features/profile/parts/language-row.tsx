import { useLanguage } from '@angadi/i18n/language-store.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LANGUAGE_SHEET } from '@angadi/shell/header/sheet-names.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Languages } from 'lucide-react'

/** The language of the account, and the way to another one. */
export function LanguageRow() {
  const { t } = useTranslation('profile')
  const language = useLanguage((state) => state.language)
  const { open } = useSheet(LANGUAGE_SHEET)
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language
  return (
    <ListRow
      lead={<Languages aria-hidden />}
      title={t('language.title')}
      note={t('language.now', { name })}
      render={<button type="button" onClick={open} />}
    />
  )
}
