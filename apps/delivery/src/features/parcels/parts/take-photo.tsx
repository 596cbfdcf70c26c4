import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { CameraButton, type CameraButtonProps } from '../../../shared/camera-button.tsx'

export interface TakePhotoProps extends Pick<CameraButtonProps, 'onTaken' | 'busy'> {
  readonly isTaken: boolean
}

/** Takes a photo with the camera; it is sent with the step that it proves. */
export function TakePhoto({ isTaken, ...camera }: TakePhotoProps) {
  const { t } = useTranslation('parcels')
  return (
    <>
      {isTaken ? <p role="status">{t('courier.photoReady')}</p> : null}
      <CameraButton {...camera} failed={t('failed')} testId="parcel-photo">
        {t(isTaken ? 'courier.photoAgain' : 'courier.photo')}
      </CameraButton>
    </>
  )
}
