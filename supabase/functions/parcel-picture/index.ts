// Stores a courier's photo of a parcel: only after its content was looked at, and only while the courier carries it.
// Query: order. Body: the file. Answer: {path} for pick_up_parcel, deliver_parcel and fail_parcel_drop.
import { servePictures } from '../_shared/serve-pictures.ts'

servePictures('parcel-pictures', (query, extension) => ({
  name: 'parcel_picture_path',
  args: { order_id: query.get('order'), extension },
}))
