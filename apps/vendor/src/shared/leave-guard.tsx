import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { useEffect, useRef, useState } from 'react'

/** The link that a click goes to; undefined for what stays on the page or opens beside it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && link.target !== '_blank' && link.pathname !== window.location.pathname ? link : undefined
}

/**
 * Asks before changes are lost, while it is rendered: by a link, by the back button, or by closing the page.
 */
export function LeaveGuard() {
  const { t } = useTranslation('vendor-profile')
  const [leave, setLeave] = useState<() => void>()
  const isAllowed = useRef(false)
  useEffect(() => {
    const ask = (go: () => void) =>
      setLeave(() => () => {
        isAllowed.current = true
        go()
      })
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || isAllowed.current) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => link.click())
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault()
    }
    // An entry of its own that the back button may take.
    const keepHere = () => window.history.pushState(window.history.state, '')
    const onBack = () => {
      if (isAllowed.current) return
      keepHere()
      ask(() => window.history.go(-2))
    }
    keepHere()
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('popstate', onBack)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('popstate', onBack)
    }
  }, [])
  return (
    <ConfirmDialog
      open={leave !== undefined}
      onOpenChange={(open) => {
        if (!open) setLeave(undefined)
      }}
      dangerous
      title={t('leave.title')}
      body={t('leave.text')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        setLeave(undefined)
        leave?.()
      }}
    />
  )
}
