import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { ScanBarcode } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { lazy } from '../boundaries/lazy.tsx'
import { canScan } from './barcode-detector.ts'

const CameraSheet = lazy(() => import('./camera-sheet.tsx'))

export interface ScanFieldProps {
  /** What code is meant, such as "Code on the pack". */
  readonly label: string
  /** Why the last code was not taken. */
  readonly error?: string | undefined
  /** Called with a typed or scanned code, without blanks around it. */
  readonly onCode: (code: string) => void
}

/** A code that is scanned with the camera where the browser can, and typed everywhere. */
export function ScanField({ label, error, onCode }: ScanFieldProps) {
  const { t } = useTranslation('picking')
  const [text, setText] = useState('')
  const [isScanning, setScanning] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    if (code === '') return
    setText('')
    onCode(code)
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          error={error}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          maxLength={60}
          trail={
            canScan() ? (
              <IconButton
                label={t('scan.open')}
                icon={<ScanBarcode aria-hidden />}
                className="-mr-3"
                onClick={() => setScanning(true)}
              />
            ) : undefined
          }
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('scan.enter')}
      </Button>
      {isScanning ? (
        <Suspense>
          <CameraSheet
            onCode={(code) => {
              setScanning(false)
              onCode(code)
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      ) : null}
    </form>
  )
}
