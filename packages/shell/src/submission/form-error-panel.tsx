import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Download, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { clearFormErrors, type FormError, formErrors } from './form-errors.ts'

const TONES = { error: 'danger', timeout: 'warning', aborted: 'neutral' } as const

/**
 * The last ten failed forms of this device, for developers and support (Spec §2 Form-error debug panel: Refresh,
 * Export, Clear). Loaded when the diagnostics are opened.
 */
export default function FormErrorPanel() {
  const { t } = useTranslation('forms')
  const [errors, setErrors] = useState(formErrors)
  const refresh = () => setErrors(formErrors())
  return (
    <Section title={t('panel.title')}>
      <p className="text-sm text-ink-muted">{t('panel.text')}</p>
      <p role="status" className="mt-3 font-medium">
        {errors.length === 0 ? t('panel.empty') : t('panel.shown', { count: errors.length })}
      </p>
      <ul className="mt-3 flex flex-col gap-2 empty:hidden">
        {errors.map((error) => (
          <FormErrorRow key={`${error.at} ${error.form}`} error={error} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={<RefreshCw aria-hidden />} onClick={refresh}>
          {t('panel.refresh')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden />}
          disabled={errors.length === 0}
          onClick={() => download(errors)}
        >
          {t('panel.export')}
        </Button>
        <Button
          variant="dangerQuiet"
          size="sm"
          icon={<Trash2 aria-hidden />}
          disabled={errors.length === 0}
          onClick={() => {
            clearFormErrors()
            refresh()
          }}
        >
          {t('panel.clear')}
        </Button>
      </div>
    </Section>
  )
}

function FormErrorRow({ error: { form, kind, message, at } }: { readonly error: FormError }) {
  const { t } = useTranslation('forms')
  const { dateTime } = useFormats()
  return (
    <li className="rounded-md bg-surface-sunken px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[kind]}>{t(`panel.kind.${kind}`)}</Badge>
        <span className="font-medium">{form}</span>
        <time dateTime={new Date(at).toISOString()} className="ms-auto text-sm text-ink-muted">
          {dateTime(new Date(at))}
        </time>
      </div>
      <p className="mt-1 text-sm break-words">{message}</p>
    </li>
  )
}

/** Exports the errors as a file. */
function download(errors: readonly FormError[]): void {
  const told = errors.map(({ at, ...error }) => ({ ...error, at: new Date(at).toISOString() }))
  const url = URL.createObjectURL(new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'angadi-form-errors.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
