import { BookScreen } from './book-screen.tsx'

/** A ride over a tilted map (Spec §2 /transport-3d). */
export default function TiltedTransportScreen() {
  return <BookScreen view="tilted" />
}
