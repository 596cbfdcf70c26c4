import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ChevronRight, Sparkles } from 'lucide-react'
import { ASSISTANT_SHEET } from './assistant-sheet-name.ts'

/** The way to the assistant and its quick steps. */
export function AssistantEntry() {
  const { t } = useTranslation('help')
  const { open } = useSheet(ASSISTANT_SHEET)
  return (
    <button
      type="button"
      onClick={open}
      className="flex min-h-18 w-full items-center gap-4 rounded-lg bg-action-soft px-4 py-3 text-left text-action-ink transition-colors hover:bg-action-soft/70"
    >
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-raised">
        <Sparkles className="size-6" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-lg font-semibold">{t('assistant.open')}</span>
        <span className="text-sm">{t('assistant.openText')}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </button>
  )
}
