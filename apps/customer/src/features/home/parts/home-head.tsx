import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { GuestSignIn } from './guest-sign-in.tsx'
import { HomeLocationChip } from './home-location-chip.tsx'

/** The header of the home screen on phones: location, language and notification bell, sign-in for guests. */
export function HomeHead() {
  return (
    <AppBar
      title={<HomeLocationChip />}
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
