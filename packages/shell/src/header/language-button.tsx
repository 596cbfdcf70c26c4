import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Globe } from 'lucide-react'
import { useSheet } from '../use-sheet.ts'
import { LANGUAGE_SHEET } from './sheet-names.ts'

/** The header's language selector (Decisions, Header selector). */
export function LanguageButton() {
  const { t } = useTranslation('shell')
  const { open } = useSheet(LANGUAGE_SHEET)
  return <IconButton label={t('language')} icon={<Globe aria-hidden />} onClick={open} />
}
