import { TOAST_GAP_PX, TOAST_MS, TOASTS_SHOWN } from '@angadi/domain/toast-rules.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useIsWide } from '../dialog-sheet/use-is-wide.ts'
import { takeCarried } from './carried-toast.ts'
import { notify } from './notify.ts'
import { toastsArrived } from './toasts.ts'

export interface ToasterProps {
  /** Label of the region, such as "Messages". */
  readonly label: string
}

/**
 * Lets messages go when the pointer has left them. Sonner holds them while the pointer is there, and React does not tell
 * it of the leaving where the message under the pointer was removed: the others would stay for good.
 */
function useRelease(): void {
  useEffect(() => {
    let entered: Element | null = null
    const look = ({ target }: MouseEvent) => {
      const left = entered
      entered = target instanceof Element ? target.closest('[data-sonner-toaster]') : null
      if (left && !entered) left.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
    }
    document.addEventListener('mouseover', look)
    return () => document.removeEventListener('mouseover', look)
  }, [])
}

/**
 * Shows short messages: three at a time, four seconds each, 14 px apart (Spec §9 Toasts). Render once per app. On
 * phones they appear above the bars and a sheet's actions at the bottom, elsewhere below the header, so that they cover
 * neither the header nor the main action.
 */
export function Toaster({ label }: ToasterProps) {
  const isWide = useIsWide()
  useRelease()
  useEffect(() => {
    toastsArrived(toast)
    const carried = takeCarried()
    if (carried) notify.success(carried.message, { id: carried.id, description: carried.description })
  }, [])
  return (
    <Sonner
      position={isWide ? 'top-center' : 'bottom-center'}
      visibleToasts={TOASTS_SHOWN}
      duration={TOAST_MS}
      gap={TOAST_GAP_PX}
      containerAriaLabel={label}
      offset={{ top: 'calc(var(--spacing-bar) + var(--spacing-safe-top) + 1rem)' }}
      mobileOffset={{ bottom: 'var(--spacing-float-room)', left: '1rem', right: '1rem' }}
      icons={{
        success: <CircleCheck aria-hidden className="size-6 text-success-ink" />,
        error: <CircleAlert aria-hidden className="size-6 text-danger-ink" />,
        warning: <TriangleAlert aria-hidden className="size-6 text-warning-ink" />,
        info: <Info aria-hidden className="size-6 text-action-ink" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-overlay px-4 py-3 font-sans text-base text-ink shadow-floating md:w-(--width)',
          content: 'min-w-0 flex-1',
          title: 'font-medium',
          description: 'text-sm text-ink-muted',
          actionButton:
            'min-h-touch shrink-0 rounded-sm px-3 font-semibold text-action-ink hover:bg-action-soft',
        },
      }}
    />
  )
}
