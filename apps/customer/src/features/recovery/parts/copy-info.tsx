import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Copy } from 'lucide-react'

/** Copies the diagnostics for a message to support. */
export function CopyInfo({ text, disabled }: { readonly text: string; readonly disabled: boolean }) {
  const { t } = useTranslation('recovery')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t('diagnostics.copied'), { description: t('diagnostics.copiedText') })
    } catch {
      notify.problem(t('diagnostics.copyFailed'))
    }
  }
  return (
    <Button variant="secondary" icon={<Copy aria-hidden />} disabled={disabled} onClick={() => void copy()}>
      {t('diagnostics.copy')}
    </Button>
  )
}
