import { BookScreen } from './book-screen.tsx'

/** A ride from a list of vehicles (Spec §2 /transport). */
export default function TransportScreen() {
  return <BookScreen />
}
