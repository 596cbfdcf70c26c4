import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { PHOTO_FILES } from '@angadi/ui/picture/heic.ts'
import { READABLE_SHARPNESS, sharpnessOfFile } from '@angadi/ui/picture/sharpness.ts'
import { writePicture } from '@angadi/ui/picture/whole-picture.ts'
import { Camera, FileText, FileUp, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** A page is written so large that small print can be read: longest side in pixels, size in bytes. */
const PAGE_LIMITS = { side: 2200, bytes: 1_500_000 } as const
/** The largest file that is sent as it is, such as a PDF. */
const MOST_BYTES = 5_000_000

export interface PaperPagesProps {
  readonly most: number
  readonly pages: readonly Blob[]
  readonly onChange: (pages: readonly Blob[]) => void
  readonly error?: string | undefined
}

/** Photos of the pages of a paper, from the camera or from files; a blurred one is said to be, and may be kept. */
export function PaperPages({ most, pages, onChange, error }: PaperPagesProps) {
  const { t } = useTranslation('provider')
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'unreadable' | 'large'>()
  const [isBlurred, setBlurred] = useState(false)
  const [isReading, setReading] = useState(false)
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Cleared, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    if (!file) return
    setProblem(undefined)
    setBlurred(false)
    setReading(true)
    try {
      const isPdf = file.type === 'application/pdf'
      if (isPdf && file.size > MOST_BYTES) return setProblem('large')
      const page = isPdf ? file : await writePicture(file, PAGE_LIMITS)
      const sharpness = isPdf ? undefined : await sharpnessOfFile(page)
      setBlurred(sharpness !== undefined && sharpness < READABLE_SHARPNESS)
      onChange([...pages, page])
    } catch {
      setProblem('unreadable')
    } finally {
      setReading(false)
    }
  }
  const input = {
    type: 'file',
    hidden: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void add(event),
  } as const
  const isFull = pages.length >= most
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{t('pages.title', { count: most })}</legend>
      <p className="text-sm text-ink-muted">{t('pages.text')}</p>
      {pages.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {pages.map((page, index) => (
            <li key={`${page.size}-${index}`} className="relative">
              <PageView page={page} label={t('pages.page', { number: index + 1 })} />
              <span className="absolute top-0 right-0">
                <IconButton
                  label={t('pages.remove', { number: index + 1 })}
                  icon={<X aria-hidden />}
                  onClick={() => onChange(pages.filter((one) => one !== page))}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isBlurred ? (
        <Banner urgent tone="warning">
          {t('pages.blurred')}
        </Banner>
      ) : null}
      {problem || error ? (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {problem ? t(`pages.${problem}`) : error}
        </p>
      ) : null}
      {isFull ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<Camera aria-hidden />}
            busy={isReading}
            onClick={() => camera.current?.click()}
          >
            {t('pages.take')}
          </Button>
          <Button
            variant="secondary"
            icon={<FileUp aria-hidden />}
            disabled={isReading}
            onClick={() => files.current?.click()}
          >
            {t('pages.choose')}
          </Button>
        </div>
      )}
      <input {...input} ref={camera} accept={PHOTO_FILES} capture="environment" />
      <input {...input} ref={files} accept={`${PHOTO_FILES},application/pdf`} data-testid="paper-file" />
    </fieldset>
  )
}

function PageView({ page, label }: { readonly page: Blob; readonly label: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (page.type === 'application/pdf') return
    const made = URL.createObjectURL(page)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [page])
  return address === undefined ? (
    <span className="grid h-36 w-28 place-items-center rounded-md border border-line bg-surface-sunken text-ink-muted">
      <FileText aria-hidden className="size-8" />
      <span className="sr-only">{label}</span>
    </span>
  ) : (
    <img src={address} alt={label} className="h-36 w-28 rounded-md border border-line object-cover" />
  )
}
