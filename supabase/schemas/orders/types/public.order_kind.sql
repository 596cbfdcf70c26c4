create type public.order_kind as enum (
  'delivery',
  'pickup',
  'service',
  'appointment',
  'ride',
  'digital',
  'shipment',
  'subscription',
  'parcel'
);
