import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { DeliveryChip } from '../../../shared/location/delivery-chip.tsx'
import { GuestSignIn } from './guest-sign-in.tsx'

/** The header of the home screen on phones: location, language and notification bell, sign-in for guests. */
export function HomeHead() {
  return (
    <AppBar
      title={<DeliveryChip />}
      actions={
        <>
          <PhoneActions />
          <div className="pr-2 empty:hidden">
            <GuestSignIn />
          </div>
        </>
      }
    />
  )
}
