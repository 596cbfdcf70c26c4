/** A door of a parcel: who is there, and where it is. */
export interface ParcelDoor {
  readonly name: string
  /** As `+919849012345`. */
  readonly phone: string
  readonly line: string
  readonly landmark?: string
  readonly lat: number
  readonly lng: number
  /** Up to the door of the home, or to the building. */
  readonly handover: 'door' | 'building'
}

/** A parcel as the server prices it; amounts in paise. */
export interface ParcelRequest {
  readonly pickup: ParcelDoor
  readonly drops: readonly ParcelDoor[]
  readonly grams: number
  readonly contents: string
  readonly contents_text?: string
  /** Whether the list of what is prohibited was confirmed for this parcel. */
  readonly confirmed: boolean
  /** Whether a question about the contents was answered. */
  readonly sure: boolean
  readonly fragile: boolean
  readonly declared_paise?: number
  readonly insured: boolean
  readonly payer: 'sender' | 'receiver'
  /** The number of the drop whose receiver pays. */
  readonly pays_at?: number
  /** When it is to be picked up; without it as soon as possible. */
  readonly pickup_at?: string
}
