import { type HomePlace, useSetHome } from '@angadi/data/driver-day/home.ts'
import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { TOWNS } from '@angadi/location/towns.ts'
import { usePinPosition } from '@angadi/location/use-pin-position.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { LocateFixed } from 'lucide-react'
import { Suspense, useState } from 'react'
import { KeepOrRemove } from '../../shared/keep-or-remove.tsx'
import { useOwnPosition } from '../../shared/position/own-position.ts'

const PinMap = lazy(() => import('@angadi/location/pin-map.tsx'))

/** The most characters of a place's name, as in the database. */
const LABEL_MOST = 120

interface HomeSheetProps {
  readonly home: HomePlace | undefined
  readonly onClose: () => void
}

/** Where the driver goes home to: a pin and a name, kept or forgotten. */
export default function HomeSheet({ home, onClose }: HomeSheetProps) {
  const { t } = useTranslation(['driver-day', 'common'])
  const errorText = useErrorText()
  const set = useSetHome()
  const [at, setAt] = useState<LatLng | undefined>(home)
  const [label, setLabel] = useState(home?.label ?? '')
  const [isChecked, setChecked] = useState(false)
  const name = label.trim()
  const isWhole = at !== undefined && name !== ''
  const keep = (place: HomePlace | undefined) =>
    set.mutateAsync(place).then(
      () => {
        notify.success(t(place ? 'home.kept' : 'home.forgotten'))
        onClose()
      },
      (error: unknown) => notify.problem(errorText(error)),
    )
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('home.sheet')}
      closeLabel={t('common:close')}
      footer={
        <KeepOrRemove
          keep={t('home.save')}
          onKeep={() => {
            setChecked(true)
            if (at && isWhole) void keep({ lat: at.lat, lng: at.lng, label: name })
          }}
          remove={t('home.remove')}
          onRemove={home && (() => void keep(undefined))}
          busy={set.isPending}
        />
      }
    >
      <div className="flex flex-col gap-3">
        <HomePin at={at} onChange={setAt} />
        <TextField
          label={t('home.label')}
          autoComplete="off"
          maxLength={LABEL_MOST}
          value={label}
          error={isChecked && !isWhole ? t('home.missing') : undefined}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <p className="text-sm text-ink-muted">{t('home.private')}</p>
      </div>
    </DialogSheet>
  )
}

/** The pin on the map, and the button for the place where the driver is. */
function HomePin({
  at,
  onChange,
}: {
  readonly at: LatLng | undefined
  readonly onChange: (place: LatLng) => void
}) {
  const { t } = useTranslation('driver-day')
  const styleUrl = useMapStyleUrl()
  const fix = useOwnPosition((state) => state.fix)
  const { find, overrule, isFinding, problem } = usePinPosition(onChange)
  const [anywhere] = TOWNS
  const centre = at ?? fix ?? anywhere
  return (
    <>
      {centre ? (
        <ExtraBoundary instead={<MapMissing>{t('home.noMap')}</MapMissing>}>
          <Suspense fallback={<Skeleton shape="box" className="h-52" />}>
            <PinMap
              label={t('home.map')}
              centre={centre}
              onMove={(point) => {
                overrule()
                onChange(point)
              }}
              zoomInLabel={t('home.zoomIn')}
              zoomOutLabel={t('home.zoomOut')}
              styleUrl={styleUrl}
              unavailable={t('home.noMap')}
              withoutStreets={null}
            />
          </Suspense>
        </ExtraBoundary>
      ) : null}
      <Button variant="soft" busy={isFinding} icon={<LocateFixed aria-hidden />} onClick={() => void find()}>
        {t(isFinding ? 'home.finding' : 'home.here')}
      </Button>
      {problem ? (
        <p role="alert" className="text-sm text-danger-ink">
          {t('home.notFound')}
        </p>
      ) : null}
    </>
  )
}
