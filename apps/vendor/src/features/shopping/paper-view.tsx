import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface PaperViewProps {
  /** What is printed, as the name of the view. */
  readonly label: string
  readonly onClose: () => void
  /** Whether there is something to print yet. */
  readonly isReady: boolean
  readonly children: ReactNode
}

/** What is printed over the whole page; on paper nothing else. */
export function PaperView({ label, onClose, isReady, children }: PaperViewProps) {
  const { t } = useTranslation(['seller', 'common'])
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    page.current?.focus()
    const app = document.getElementById('root')
    app?.classList.add('print:hidden')
    return () => app?.classList.remove('print:hidden')
  }, [])
  return createPortal(
    <div
      ref={page}
      role="dialog"
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      aria-modal
      aria-label={label}
      className="fixed inset-0 z-overlay overflow-auto bg-surface p-4 outline-none print:static print:p-0"
    >
      <div className="mx-auto flex max-w-form flex-col gap-4">
        <div className="flex flex-wrap justify-between gap-2 print:hidden">
          <Button variant="secondary" onClick={onClose}>
            {t('common:back')}
          </Button>
          {isReady ? (
            <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
              {t('label.print')}
            </Button>
          ) : null}
        </div>
        {children}
      </div>
    </div>,
    document.body,
  )
}
